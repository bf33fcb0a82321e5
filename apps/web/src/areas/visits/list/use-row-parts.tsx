import type { Visit, VisitWithSummary } from '@allenio/contract/visits'
import { measurementTypeNames } from '@allenio/domain/visits'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { useVisitActions } from '../actions/use-visit-actions.ts'
import { visitHref } from '../addresses.ts'
import { VisitMarks } from '../marks/visit-marks.tsx'
import { useMarkWords } from '../marks/words.ts'
import { useListWords } from './words.ts'

/** The columns, the phone's row and the menu of each visit. */
export function useRowParts(): RowParts<VisitWithSummary> {
  const t = useListWords()
  const mark = useMarkWords()
  const word = useWording()
  const { ago, day } = useFormats()
  const itemsFor = useVisitActions()
  const dayOf = ({ takenOn }: Visit) => (takenOn === null ? mark('noDay') : day(takenOn))
  const methodOf = ({ measurementType }: Visit) => (measurementType === null ? '' : word(measurementTypeNames[measurementType]))
  const hrefOf = (visit: Visit) => (visit.may.update ? visitHref(visit) : undefined)
  const columns: ListColumn<VisitWithSummary>[] = [
    {
      key: 'client',
      title: t('client'),
      cell: ({ client: { id, name, photo } }) => (
        <Row as="span" gap={10} grow>
          <Avatar name={name} photo={photo} size={28} seed={id} />
          <TruncatedText isInside text={name} />
        </Row>
      ),
    },
    { key: 'day', title: t('day'), width: 120, cell: dayOf },
    { key: 'state', title: t('state'), width: 230, cell: visit => <VisitMarks visit={visit} /> },
    { key: 'method', title: t('method'), choice: 'shown', width: 160, cell: methodOf },
    {
      key: 'next',
      title: t('next'),
      choice: 'shown',
      width: 132,
      isEmpty: ({ nextVisitOn }) => nextVisitOn === null,
      cell: ({ nextVisitOn }) => nextVisitOn && day(nextVisitOn),
    },
    {
      key: 'author',
      title: t('author'),
      choice: 'shown',
      width: 140,
      isMinor: true,
      isClipped: true,
      isEmpty: ({ author }) => author === null,
      cell: ({ author }) => author && <TruncatedText isInside text={author.name} />,
    },
    { key: 'updated', title: t('updated'), choice: 'hidden', width: 120, isMinor: true, cell: ({ updatedAt }) => ago(updatedAt) },
  ]
  return {
    columns,
    rowKey: ({ id }) => id,
    rowName: visit => `${visit.client.name}, ${dayOf(visit)}`,
    rowHref: hrefOf,
    rowMenu: itemsFor,
    phoneRow: (visit, menu) => (
      <ListRow
        href={hrefOf(visit)}
        lead={<Avatar name={visit.client.name} photo={visit.client.photo} size={40} seed={visit.client.id} />}
        title={visit.client.name}
        sub={
          <Stack as="span" gap={4}>
            <Text as="span" size="inherit" tone="inherit" lines={2}>
              {[dayOf(visit), methodOf(visit)].filter(Boolean).join(' · ')}
            </Text>
            <VisitMarks visit={visit} />
          </Stack>
        }
        actions={menu}
      />
    ),
  }
}
