/** Whether a browser has a version already, by its header `If-None-Match`. */
export const isKnownTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some(each => each.trim().replace(/^W\//, '') === tag.replace(/^W\//, '') || each.trim() === '*')
