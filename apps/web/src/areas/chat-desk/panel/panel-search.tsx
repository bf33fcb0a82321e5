import { IconSearch } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { NoResultsPicture } from '#ui/illustrations'
import { TextField } from '#ui/text-field'
import { useDeskWords } from '../words.ts'
import css from './panel.module.css'

interface PanelSearchProps {
  value: string
  onChange: (value: string) => void
}

/** The search above the rows of a panel. */
export function PanelSearch({ value, onChange }: PanelSearchProps) {
  const t = useDeskWords()
  return (
    <div className={css.search}>
      <TextField
        label={t('search')}
        labelHidden
        type="search"
        placeholder={t('search')}
        icon={IconSearch}
        value={value}
        maxLength={100}
        onChange={event => onChange(event.target.value)}
        onClear={() => onChange('')}
      />
    </div>
  )
}

export function NoMatches({ onClear }: { onClear: () => void }) {
  const t = useDeskWords()
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      level={3}
      action={<Button onClick={onClear}>{t('clearSearch')}</Button>}
    />
  )
}
