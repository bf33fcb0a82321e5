import { useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { areaWords } from '#lib/words'
import { OptionChip } from '#ui/filter-chip'
import type { ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'

const useAuthorWords = areaWords('list authors', {
  common: ['author'],
  it: { loading: '…', someone: 'un membro del team' },
  en: { loading: '…', someone: 'a team member' },
})

interface Authors {
  authors: readonly { id: string; name: string; count: number }[]
}

interface AuthorQuery<Data extends Authors, Key extends QueryKey> {
  /** The authors of the list's rows. */
  query: UseQueryOptions<Data, Error, Data, Key>
}

/** A filter by the member who has written a row. */
export function AuthorChip<Data extends Authors, Key extends QueryKey>({
  query,
  value,
  onChoose,
}: AuthorQuery<Data, Key> & Pick<ChipOptionsProps, 'value' | 'onChoose'>) {
  const t = useAuthorWords()
  // the name of a chosen author comes with the list of them, which a closed chip does not need
  const { data } = useQuery({ ...query, enabled: value !== undefined })
  const name = data?.authors.find(({ id }) => id === value)?.name
  return (
    <OptionChip label={t('author')} name={value && (name ?? t(data ? 'someone' : 'loading'))} value={value} onChoose={onChoose}>
      {props => <AuthorOptions {...props} query={query} />}
    </OptionChip>
  )
}

/** The filter by author where there are several: somebody who writes alone needs none. */
export function SeveralAuthorsChip<Data extends Authors, Key extends QueryKey>(
  props: AuthorQuery<Data, Key> & Pick<ChipOptionsProps, 'value' | 'onChoose'>,
) {
  const { data } = useQuery(props.query)
  return props.value === undefined && (data?.authors.length ?? 0) < 2 ? null : <AuthorChip {...props} />
}

function AuthorOptions<Data extends Authors, Key extends QueryKey>({ query, ...props }: AuthorQuery<Data, Key> & ChipOptionsProps) {
  const { data, isError } = useQuery(query)
  const options = data?.authors.map(({ id, name, count }) => ({ value: id, label: name, count }))
  return <OptionList {...props} options={options} hasFailed={isError} />
}
