/** The accounts of a run. What a guest keeps belongs to an owner of its own, which never reaches the server. */
export const isGuest = (owner: string): boolean => owner.startsWith('guest')
