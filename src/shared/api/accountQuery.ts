/**
 * Takes a tag, and the names of the lists that are requested one request at a time; returns the options of a query of
 * what each account has one of, such as a list or its settings. Its argument is the owner (`useUserIdArg`).
 */
export const accountQuery = <Tag extends string>(tag: Tag, turns?: string[]) => ({
  // The server has it for every account, so a 404 says that there is no such account.
  extraOptions: { turns, endsSessionOn404: true },
  providesTags: [tag, 'Account' as const],
  // Dropped on unsubscribe, before another user logs in.
  keepUnusedDataFor: 0,
})
