/** Up to so many products are all drawn. A longer list draws only what is near the screen. */
export const DRAWN_WHOLE = 60
