/** Takes texts; returns them, or the first two and what `more` says of the others: a text beside a button is short. */
export const upToThree = <Text>(texts: Text[], more: (others: number) => string): (Text | string)[] =>
  texts.length > 3 ? [...texts.slice(0, 2), more(texts.length - 2)] : texts
