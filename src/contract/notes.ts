/** How long a person's own note on a title may be, in UTF-16 units as JavaScript and `maxlength` count them. */
export const noteLength = 2000
