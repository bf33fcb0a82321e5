/** A paper of more pages is not drawn: drawing takes several times the memory of laying it out. */
export const pagesAtMost = 400
