/** Takes texts; returns up to three, or two and what `more` says of the others, to fit beside a button. */
export const upToThree = <Text>(texts: Text[], more: (others: number) => string): (Text | string)[] =>
  texts.length > 3 ? [...texts.slice(0, 2), more(texts.length - 2)] : texts
