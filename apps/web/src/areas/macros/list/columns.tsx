import type { Macro } from '@allenio/contract/macros'
import { hasOneTarget } from '@allenio/domain/macros'
import { useFormats } from '#lib/formats'
import type { ListColumn } from '#shell/list-page'
import { Avatar } from '#ui/avatar'
import { CellLines } from '#ui/data-table'
import { Row } from '#ui/layout'
import { Ellipsis } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { useShortTargets } from '../targets/short-targets.ts'
import { useTargetWords } from '../targets/words.ts'
import { AssignedClients } from './assigned-clients.tsx'
import type { MacroFilters } from './filters.ts'
import { useListWords } from './words.ts'

/** The first line of a note, as much as a row shows of it. */
const firstLine = (note: string): string | undefined => note.split('\n', 1)[0]?.trim() || undefined

/** The columns of a macro, for one of the kinds. */
export function useMacroColumns({ kind = 'library', search }: Pick<MacroFilters, 'kind' | 'search'>): ListColumn<Macro>[] {
  const t = useListWords()
  const targetWord = useTargetWords()
  const dayTypeName = useDayTypeName()
  const short = useShortTargets()
  const { ago, day } = useFormats()
  const kcalOfDays = ({ days, targets }: Macro) =>
    days
      .map(({ dayType }, at) => {
        const target = targets[at]
        return target && target.kcal !== null ? `${dayTypeName(dayType)} ${short.kcal([target])}` : dayTypeName(dayType)
      })
      .join(' · ')
  const targetOf = (macro: Macro) => {
    const { unit, days, targets } = macro
    const [first] = days
    if (!first) return null
    return (
      <CellLines sub={hasOneTarget(days) ? undefined : kcalOfDays(macro)}>
        <Ellipsis>{short.macros({ unit, day: first, target: targets[0] })}</Ellipsis>
      </CellLines>
    )
  }
  return [
    {
      key: 'title',
      sort: 'title',
      title: t('name'),
      cell: ({ title, note }) => (
        <CellLines sub={firstLine(note)}>
          <TruncatedText isInside text={title} />
        </CellLines>
      ),
    },
    {
      key: 'client',
      title: t('of'),
      width: 180,
      isLeftOut: kind === 'library',
      isEmpty: ({ client }) => client === null,
      cell: ({ client }) =>
        client && (
          <Row as="span" gap={8}>
            <Avatar name={client.name} photo={client.photo} size={24} seed={client.id} />
            <TruncatedText isInside text={client.name} />
          </Row>
        ),
    },
    { key: 'unit', title: t('unit'), choice: 'shown', width: 96, isMinor: true, cell: ({ unit }) => targetWord(`unit_${unit}`) },
    { key: 'kcal', sort: 'kcal', title: 'kcal', align: 'end', width: 104, cell: ({ targets }) => short.kcal(targets) },
    { key: 'targets', title: t('targets'), width: 204, cell: targetOf },
    {
      key: 'assigned',
      sort: 'assigned',
      title: t('assigned'),
      choice: 'shown',
      width: 104,
      isLeftOut: kind === 'deleted',
      cell: macro => <AssignedClients macro={macro} />,
    },
    {
      key: 'author',
      title: t('author'),
      choice: 'shown',
      width: 108,
      isMinor: true,
      isEmpty: ({ author }) => author === null,
      cell: ({ author }) => author && <TruncatedText isInside text={author.name} />,
    },
    {
      key: 'updated',
      sort: 'updated',
      title: t('updated'),
      choice: 'shown',
      width: 100,
      isLeftOut: kind === 'deleted',
      cell: ({ updatedAt }) => ago(updatedAt),
    },
    { key: 'created', sort: 'created', title: t('created'), choice: 'hidden', width: 112, isMinor: true, cell: row => day(row.createdAt) },
    {
      key: 'deleted',
      title: t('deletedAt'),
      width: 130,
      isLeftOut: kind !== 'deleted',
      cell: ({ deletedAt }) => (deletedAt ? ago(deletedAt) : ''),
    },
    // no column, but an order
    ...(search !== undefined ? [{ key: 'relevance', sort: 'relevance', title: t('relevance'), isLeftOut: true, cell: () => null }] : []),
  ]
}
