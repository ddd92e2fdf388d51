/** A longer list is virtualised. */
export const VIRTUALISE_ABOVE = 60
