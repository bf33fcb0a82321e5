import type { Survey } from '@allenio/contract/surveys'
import { namedRows, PhoneListRow, TwoLines, undeleteColumn, useLibraryColumns } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import type { SurveyFilters } from '../data.ts'
import { TypeBadge, useSurveyTypeWords } from '../type-badge.tsx'
import { openHref, useSurveyActions } from './use-survey-actions.ts'
import { useListWords } from './words.ts'

/** The parts of each survey that the list shows, and the actions on it. */
export function useRowParts(filters: SurveyFilters): RowParts<Survey> {
  const t = useListWords()
  const typeWord = useSurveyTypeWords()
  const { itemsFor, undelete } = useSurveyActions()
  return {
    ...namedRows,
    columns: useSurveyColumns(filters),
    rowHref: openHref,
    rowMenu: itemsFor,
    ...(filters.kind === 'deleted' && { insteadOfMenu: undeleteColumn<Survey>(undelete) }),
    phoneRow: (survey, menu) => {
      const { name, type, questions, clients, waiting, isDraft } = survey
      const about = [typeWord(`type_${type}`), t('questionCount', { count: questions }), isDraft && t('draft')]
      const use = [clients ? t('givenTo', { count: clients }) : undefined, waiting ? t('waiting', { count: waiting }) : undefined]
      return (
        <PhoneListRow
          name={name}
          sub={<TwoLines text={about.filter(Boolean).join(' · ')} detail={use.filter(Boolean).join(' · ')} />}
          href={openHref(survey)}
          menu={menu}
        />
      )
    },
  }
}

const nothing = (
  <Text as="span" size="inherit" tone={3}>
    –
  </Text>
)

/** The columns of a survey, for one of the kinds. */
function useSurveyColumns({ kind = 'current', search }: Pick<SurveyFilters, 'kind' | 'search'>): ListColumn<Survey>[] {
  const t = useListWords()
  const { integer } = useFormats()
  const columns = useLibraryColumns('o')
  const isDeleted = kind === 'deleted'
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('name'),
      cell: ({ name, isDraft, version }) => (
        <Row as="span" gap={8} grow>
          <TruncatedText isInside text={name} />
          {isDraft && <Badge>{t(version === null ? 'draft' : 'unpublished')}</Badge>}
        </Row>
      ),
    },
    { key: 'type', title: t('type'), choice: 'shown', width: 104, cell: ({ type }) => <TypeBadge type={type} /> },
    { key: 'questions', title: t('questions'), choice: 'shown', align: 'end', width: 80, cell: ({ questions }) => integer(questions) },
    {
      key: 'clients',
      title: t('clients'),
      choice: 'shown',
      align: 'end',
      width: 72,
      isLeftOut: isDeleted,
      cell: ({ clients }) => (clients ? integer(clients) : nothing),
    },
    {
      key: 'answers',
      title: t('answers'),
      choice: 'shown',
      align: 'end',
      width: 80,
      isLeftOut: isDeleted,
      cell: ({ answers }) => (answers ? integer(answers) : nothing),
    },
    {
      key: 'waiting',
      title: t('toRead'),
      choice: 'shown',
      align: 'end',
      width: 88,
      isLeftOut: isDeleted,
      cell: ({ waiting }) => (waiting ? <b>{integer(waiting)}</b> : nothing),
    },
    { ...columns.author, width: 112 },
    { ...columns.updated, width: 104, isLeftOut: isDeleted },
    columns.created,
    { ...columns.deleted, isLeftOut: !isDeleted },
    ...(search === undefined ? [] : [columns.relevance]),
  ]
}
