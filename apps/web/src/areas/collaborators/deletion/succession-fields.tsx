import { Combobox } from '#ui/combobox'
import { RadioCards } from '#ui/radio-cards'
import { useMe } from '#shell'
import type { Deletion, Succession } from './succession.ts'
import { useWords } from '../words/index.ts'

interface SuccessionFieldsProps {
  deletion: Deletion
  choice: Succession
  onChange: (choice: Succession) => void
  error: string | undefined
}

export function SuccessionFields({ deletion: { heirs, content }, choice, onChange, error }: SuccessionFieldsProps) {
  const t = useWords()
  const me = useMe()
  const myName = me ? `${me.firstName} ${me.lastName}`.trim() : ''
  const options = heirs.map(({ id, name, role }) => {
    const heirName = role === 'admin' && name === myName ? t('heirYou', { name }) : name
    return { value: id, label: `${heirName} · ${t(role)}` }
  })
  return (
    <>
      <RadioCards
        label={t('heirQuestion')}
        options={[
          { value: 'hand', label: t('heirHand'), hint: t('heirHandHint') },
          { value: 'nobody', label: t('heirNobody'), hint: content.length > 0 ? t('heirNobodyContentHint') : t('heirNobodyHint') },
        ]}
        value={choice.way}
        onChange={way => onChange({ ...choice, way })}
        error={choice.way === undefined ? error : undefined}
      />
      {choice.way === 'hand' && (
        <Combobox
          label={t('heirField')}
          placeholder={t('heirPlaceholder')}
          options={options}
          value={choice.to}
          onChange={to => onChange({ ...choice, to })}
          error={error}
        />
      )}
    </>
  )
}
