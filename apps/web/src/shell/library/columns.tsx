import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import type { ListColumn } from '../list-page/index.ts'
import { useLibraryWords, type Ending } from './words.ts'

interface NamedPerson {
  id: string
  name: string
  photo: string | null
}

/** A column of one text. It gives way first where the table is narrow, and is left out if no row has the text. */
export const textColumn = <Item,>({
  text,
  ...column
}: Omit<ListColumn<Item>, 'cell'> & { text: (row: Item) => string | undefined }): ListColumn<Item> => ({
  isMinor: true,
  isEmpty: row => !text(row),
  cell: row => <TextCell text={text(row)} />,
  ...column,
})

const TextCell = ({ text }: { text: string | undefined }) => text && <TruncatedText isInside text={text} />

/** The columns that libraries have in common. A list overrides what differs: `{ ...columns.author, choice: 'hidden' }`. */
export function useLibraryColumns(ending: Ending) {
  const t = useLibraryWords()
  const { ago, day } = useFormats()
  const client: ListColumn<{ client: NamedPerson | null }> = {
    key: 'client',
    title: t('of'),
    width: 180,
    isEmpty: row => row.client === null,
    cell: ({ client: person }) =>
      person && (
        <Row as="span" gap={8}>
          <Avatar name={person.name} photo={person.photo} size={24} seed={person.id} />
          <TruncatedText isInside text={person.name} />
        </Row>
      ),
  }
  const author: ListColumn<{ author: { name: string } | null }> = textColumn({
    key: 'author',
    title: t('author'),
    choice: 'shown',
    width: 140,
    text: row => row.author?.name,
  })
  const updated: ListColumn<{ updatedAt: string }> = {
    key: 'updated',
    sort: 'updated',
    title: t('updated', { ending }),
    choice: 'shown',
    width: 112,
    cell: ({ updatedAt }) => ago(updatedAt),
  }
  const created: ListColumn<{ createdAt: string }> = {
    key: 'created',
    sort: 'created',
    title: t('created', { ending }),
    choice: 'hidden',
    width: 112,
    isMinor: true,
    cell: ({ createdAt }) => day(createdAt),
  }
  const deleted: ListColumn<{ deletedAt: string | null }> = {
    key: 'deleted',
    title: t('deletedAt', { ending }),
    width: 130,
    cell: ({ deletedAt }) => (deletedAt ? ago(deletedAt) : ''),
  }
  /** No column is shown for it, but the rows can be ordered by it. */
  const relevance: ListColumn<unknown> = { key: 'relevance', sort: 'relevance', title: t('relevance'), isLeftOut: true, cell: () => null }
  return { client, author, updated, created, deleted, relevance }
}

/** The last column of deleted rows: a button instead of the menu. */
export const undeleteColumn = <Item extends { may: { undelete: boolean } }>(undelete: (row: Item) => void): ListColumn<Item> => ({
  key: 'undelete',
  title: '',
  align: 'end',
  width: 130,
  cell: row => row.may.undelete && <UndeleteButton onClick={() => undelete(row)} />,
})

function UndeleteButton({ onClick }: { onClick: () => void }) {
  const t = useLibraryWords()
  return (
    <Button size="small" onClick={onClick}>
      {t('undelete')}
    </Button>
  )
}
