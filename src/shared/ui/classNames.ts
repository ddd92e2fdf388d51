/** Joins the class names that apply, for `className`; false and undefined ones drop out. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
