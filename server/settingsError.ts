/** A setting is wrong or missing, or what it names cannot be used. The message is one line for the owner. */
export class SettingsError extends Error {}
