// Replaces global style sheets.
export {}
