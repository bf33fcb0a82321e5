import { languages } from '@allenio/contract'
import { paperSizes } from '@allenio/contract/programs'
import {
  formulaChoices,
  presetPaperSections,
  teamPaperSections,
  visitComparisons,
  visitPaperSections,
  getVisitValues,
  type VisitPaperSection,
  type VisitDetail,
} from '@allenio/contract/visits'
import { paperSectionNames } from '@allenio/domain/visits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { LanguageSelect, PaperSelect } from '#shell/paper-choice'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage, useWording } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { FieldSet } from '#ui/field'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { headingAtMost, joinSections, splitSections, type VisitPrintChoices } from './print-address.ts'
import { usePrintWords } from './words.ts'

interface PrintOptionsProps {
  visit: VisitDetail
  choices: VisitPrintChoices
  onChange: (choices: VisitPrintChoices) => void
}

/** The fields that say what stands on the paper of a visit. */
export function PrintOptions({ visit, choices, onChange }: PrintOptionsProps) {
  const t = usePrintWords()
  const language = useLanguage()
  const isTeam = !useMe()?.roles.includes('client')
  const change = (more: VisitPrintChoices) => onChange({ ...choices, ...more })
  return (
    <Stack gap={16}>
      <CompareSelect visit={visit} choices={choices} onChange={change} />
      <SectionBoxes isTeam={isTeam} choices={choices} onChange={change} />
      {isTeam && (
        <Select
          label={t('formulas')}
          value={choices.formulas ?? 'chosen'}
          options={formulaChoices.map(value => ({ value, label: t(value) }))}
          onChange={({ target }) => change({ formulas: formulaChoices.find(each => each === target.value) })}
        />
      )}
      <HeadingField start={choices.heading ?? ''} onChange={heading => change({ heading })} />
      <LanguageSelect
        value={choices.language ?? language}
        onChange={({ target }) => change({ language: languages.find(each => each === target.value) })}
      />
      <PaperSelect
        value={choices.paper ?? 'a4'}
        onChange={({ target }) => change({ paper: paperSizes.find(each => each === target.value) })}
      />
    </Stack>
  )
}

function CompareSelect({ visit: { id }, choices, onChange }: PrintOptionsProps) {
  const t = usePrintWords()
  const { day } = useFormats()
  const { data } = useQuery(read(getVisitValues, { id }, { quiet: true }))
  const others = data?.visits.filter(visit => visit.id !== id)
  const namedVisits = others?.map(visit => ({ value: visit.id, label: t('visitOf', { day: day(visit.takenOn) }) }))
  return (
    <Select
      label={t('compare')}
      // the only visit of a client has none to be compared with
      disabled={others?.length === 0}
      value={choices.compare ?? 'previous'}
      options={[...visitComparisons.map(value => ({ value, label: t(value) })), ...(namedVisits ?? [])]}
      onChange={({ target }) => onChange({ compare: target.value })}
    />
  )
}

function SectionBoxes({ isTeam, choices, onChange }: Omit<PrintOptionsProps, 'visit'> & { isTeam: boolean }) {
  const t = usePrintWords()
  const word = useWording()
  const offeredSections = isTeam ? visitPaperSections : visitPaperSections.filter(section => !teamPaperSections.includes(section))
  const chosenSections = choices.sections === undefined ? presetPaperSections : splitSections(choices.sections)
  const turn = (section: VisitPaperSection, isOn: boolean) => {
    const sections = joinSections(isOn ? [...chosenSections, section] : chosenSections.filter(each => each !== section))
    onChange({ sections: sections === joinSections(presetPaperSections) ? undefined : sections })
  }
  return (
    <FieldSet label={t('sections')}>
      <Stack gap={8}>
        {offeredSections.map(section => (
          <Checkbox
            key={section}
            label={word(paperSectionNames[section])}
            checked={chosenSections.includes(section)}
            // a paper without any part is none
            disabled={chosenSections.length === 1 && chosenSections.includes(section)}
            onChange={({ target }) => turn(section, target.checked)}
          />
        ))}
      </Stack>
    </FieldSet>
  )
}

/** The text is taken when the field is left or Enter is pressed, so that half a word is not printed. */
function HeadingField({ start, onChange }: { start: string; onChange: (heading: string) => void }) {
  const t = usePrintWords()
  const [text, setText] = useState(start)
  const take = () => {
    if (text.trim() !== start) onChange(text.trim())
  }
  return (
    <TextField
      label={t('heading')}
      hint={t('headingHint')}
      optional
      maxLength={headingAtMost}
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
