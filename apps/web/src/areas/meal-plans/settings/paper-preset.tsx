import { languages } from '@allenio/contract'
import { paperHeadingLength, type PaperPreset } from '@allenio/contract/meal-plans'
import { paperSizes } from '@allenio/contract/programs'
import { useState } from 'react'
import { LanguageSelect, PaperSelect } from '#shell/paper-choice'
import { FieldPair, FieldSet } from '#ui/field'
import { Stack } from '#ui/layout'
import { Switch } from '#ui/switch'
import { TextField } from '#ui/text-field'
import { usePaperContents, usePrintWords } from '../print/words.ts'
import { useSettingsWords } from './words.ts'

interface PaperPresetFieldsProps {
  preset: PaperPreset
  onChange: (changes: Partial<PaperPreset>) => void
}

/** The choices with which each PDF of a plan begins. */
export function PaperPresetFields({ preset, onChange }: PaperPresetFieldsProps) {
  const t = useSettingsWords()
  const say = usePrintWords()
  const [heading, setHeading] = useState(preset.heading)
  const saveHeading = () => {
    if (heading.trim() !== preset.heading) onChange({ heading: heading.trim() })
  }
  return (
    <FieldSet label={t('paper')} hint={t('paperHint')}>
      <Stack gap={16}>
        <TextField
          label={say('heading')}
          hint={say('headingHint')}
          optional
          maxLength={paperHeadingLength}
          autoComplete="off"
          value={heading}
          onChange={event => setHeading(event.target.value)}
          onBlur={saveHeading}
          onKeyDown={event => event.key === 'Enter' && saveHeading()}
        />
        <FieldPair>
          <LanguageSelect
            unset={t('ownLanguage')}
            value={preset.language ?? ''}
            onChange={({ target }) => onChange({ language: languages.find(each => each === target.value) ?? null })}
          />
          <PaperSelect
            value={preset.paper}
            onChange={({ target }) => onChange({ paper: paperSizes.find(each => each === target.value) ?? preset.paper })}
          />
        </FieldPair>
        {usePaperContents().map(({ name, label, hint }) => (
          <Switch
            key={name}
            spread
            label={label}
            hint={hint}
            checked={preset[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        ))}
      </Stack>
    </FieldSet>
  )
}
