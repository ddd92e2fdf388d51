/** Where the author of the shop can be found. Placeholders: the owner puts the real addresses here. */
export const author = {
  github: 'https://github.com/resham-example',
  instagram: 'https://www.instagram.com/resham.example',
  linkedin: 'https://www.linkedin.com/in/resham-example',
  mail: 'mailto:hello@resham.example',
} as const
