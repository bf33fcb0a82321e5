import { z } from 'zod'

// A document on paper, page by page, for a preview before printing.

const Key = z.string().regex(/^[\w-]{43}$/)

/** Added to the input of a paper: the page that is asked for. */
export const pageInput = { key: Key.describe('As the answer about its pages names it.') }

export const PaperPages = z.object({
  /** The size of a page, in points. */
  width: z.number(),
  height: z.number(),
  /** A key for each page; it stays the same as long as the page looks the same. */
  pages: z.array(Key),
  /** Where the parts of the document begin: `top` is in points from the top of the page; the first page is 1. */
  places: z.array(z.object({ id: z.uuid(), page: z.number().int(), top: z.number() })),
})
export type PaperPages = z.output<typeof PaperPages>
