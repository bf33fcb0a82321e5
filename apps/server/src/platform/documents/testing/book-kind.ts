import { thingRooms } from '#platform/realtime'
import { z } from 'zod'
import { sql } from '#platform/db'
import type { DocumentKind } from '../kinds.ts'

// A kind of document for the tests of the engine: a book of chapters of lines.

export const bookKind: DocumentKind = {
  name: 'book',
  model: { book: { parent: null }, chapter: { parent: 'book', atMost: 20 }, line: { parent: 'chapter', atMost: 2_000 } },
  tables: { book: sql`books`, chapter: sql`book_chapters`, line: sql`book_lines` },
  cells: {
    book: z.object({ title: z.string().max(80) }),
    chapter: z.object({ text: z.union([z.string().max(80), z.number()]) }),
    line: z.object({ text: z.union([z.string().max(80), z.number()]), size: z.number().max(1_000) }),
  },
}

export const bookTables = `call document_table('books');
  call document_row_table('book_chapters', 'books');
  call document_row_table('book_lines', 'book_chapters')`

/** Everybody of a business may follow its books. */
export const bookRooms = thingRooms({ thing: 'book', access: { permission: 'view clients' }, mayEnter: async () => true })
