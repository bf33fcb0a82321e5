import { z } from 'zod'

/** Tables part tags by these signs, so nobody writes a tag with one: a blank takes its place. */
export const tagSeparators = ',;|'

/** A tag as it is stored. Tags from before the rule about separators may contain some, and are found and removed with them. */
export const Tag = z.string().trim().min(1).max(40)

const separators = new RegExp(`[${tagSeparators}]`, 'g')

export const WrittenTag = z
  .string()
  .overwrite(text => text.replaceAll(separators, ' ').replaceAll(/\s+/g, ' '))
  .trim()
  .min(1)
  .max(40)
