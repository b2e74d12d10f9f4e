/** Which pictures of saved articles this device keeps, so that they are seen without a network: so many of one article, of all, and none of more bytes. */
export const keptPictures = { ofArticle: 12, inAll: 300, bytes: 200_000 } as const
