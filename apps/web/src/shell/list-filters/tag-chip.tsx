import { useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { areaWords } from '#lib/words'
import { OptionChip, type ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'

const useTagWords = areaWords('list tag', { it: { tag: 'Etichetta' }, en: { tag: 'Tag' } })

interface Tags {
  tags: readonly { tag: string; count: number }[]
}

interface TagQuery<Data extends Tags, Key extends QueryKey> {
  /** The tags of the list's rows, which are loaded when the chip opens. */
  query: UseQueryOptions<Data, Error, Data, Key>
}

/** A filter by a tag. */
export function TagChip<Data extends Tags, Key extends QueryKey>({
  query,
  value,
  onChoose,
}: TagQuery<Data, Key> & Pick<ChipOptionsProps, 'value' | 'onChoose'>) {
  const t = useTagWords()
  return (
    <OptionChip label={t('tag')} name={value} value={value} onChoose={onChoose}>
      {props => <TagOptions {...props} query={query} />}
    </OptionChip>
  )
}

function TagOptions<Data extends Tags, Key extends QueryKey>({ query, ...props }: TagQuery<Data, Key> & ChipOptionsProps) {
  const { data, isError } = useQuery(query)
  const options = data?.tags.map(({ tag, count }) => ({ value: tag, label: tag, count }))
  return <OptionList {...props} options={options} hasFailed={isError} />
}
