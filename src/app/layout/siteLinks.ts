/** Links to the author. Placeholders, which the owner of the shop replaces. */
export const siteLinks = {
  github: 'https://github.com/resham-example',
  instagram: 'https://www.instagram.com/resham.example',
  linkedin: 'https://www.linkedin.com/in/resham-example',
  mail: 'mailto:hello@resham.example',
} as const
