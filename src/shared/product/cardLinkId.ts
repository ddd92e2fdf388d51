/** The id of the link of a product's card. */
export const cardLinkId = (_id: string) => `card-${_id}`
