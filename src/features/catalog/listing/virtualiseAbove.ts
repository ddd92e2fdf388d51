/** A longer list is virtualised. */
export const DRAWN_WHOLE = 60
