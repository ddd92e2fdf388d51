// Makes an SQL script a module with its text, as `build.mjs` does.
module.exports = {
  process: (/** @type {string} */ text) => ({ code: `module.exports = ${JSON.stringify(text)}` }),
}
