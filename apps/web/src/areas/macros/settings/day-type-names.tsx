import { macroLimits, updateMacroSettings, getMacroSettings, type DayTypeNames, type OwnDayType } from '@allenio/contract/macros'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState, type FocusEvent } from 'react'
import { changeAnswer, useCall } from '#lib/api'
import { languages } from '@allenio/contract/languages'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Grid, Row, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { toast, toastWithUndo } from '#ui/toast'
import { freeType, hasName, namedTypes, withName, withoutName, type Name } from './names.ts'
import { useSettingsWords } from './words.ts'

const noName: Name = { it: '', en: '' }

/** The names of up to four types of days. Each is saved when its fields are left. */
export function DayTypeNameFields({ names, mayUpdate }: { names: DayTypeNames; mayUpdate: boolean }) {
  const t = useSettingsWords()
  const language = useLanguage()
  const [added, setAdded] = useState<OwnDayType>()
  const { mutate } = useCall(updateMacroSettings, {
    optimistic: (cache, { dayTypeNames }) =>
      changeAnswer(cache, getMacroSettings, {}, settings => ({ ...settings, dayTypeNames: { ...dayTypeNames } })),
    inTurn: 'macro settings',
  })
  const save = (next: DayTypeNames) =>
    mutate({ dayTypeNames: next }, { onSuccess: () => toast({ id: 'macro settings saved', type: 'success', text: t('saved') }) })
  const remove = (type: OwnDayType) => {
    setAdded(undefined)
    const name = names[type]
    if (!hasName(name)) return
    const text = t('removed', { name: name[language] || name.it || name.en })
    mutate({ dayTypeNames: withoutName(names, type) }, { onSuccess: () => toastWithUndo(text, () => mutate({ dayTypeNames: names })) })
  }
  const named = namedTypes(names)
  const types = added && !named.includes(added) ? [...named, added] : named
  const free = freeType(names)
  return (
    <FieldSet label={t('types')} hint={t('typesHint')}>
      <Stack gap={16}>
        {types.map((type, at) => (
          <NameRow
            key={type}
            number={at + 1}
            name={names[type] ?? noName}
            isNew={type === added}
            isDisabled={!mayUpdate}
            onSave={name => {
              setAdded(undefined)
              save(withName(names, type, name))
            }}
            onRemove={() => remove(type)}
          />
        ))}
        {free && !added && mayUpdate && (
          <Row>
            <Button size="small" icon={IconPlus} onClick={() => setAdded(free)}>
              {t('add')}
            </Button>
          </Row>
        )}
      </Stack>
    </FieldSet>
  )
}

// a row that was just added is typed into next
const focus = (field: HTMLInputElement | null): void => field?.focus()

interface NameRowProps {
  number: number
  name: Name
  isNew: boolean
  isDisabled: boolean
  onSave: (name: Name) => void
  onRemove: () => void
}

function NameRow({ number, name, isNew, isDisabled, onSave, onRemove }: NameRowProps) {
  const t = useSettingsWords()
  const language = useLanguage()
  const [typed, setTyped] = useState<Name>()
  const value = typed ?? name
  const isMissing = typed !== undefined && typed.it.trim() === '' && typed.en.trim() === ''
  const save = () => {
    if (!typed || isMissing) return
    setTyped(undefined)
    if (typed.it.trim() !== name.it || typed.en.trim() !== name.en) onSave(typed)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    // one field of the pair leads to the other
    if (!event.currentTarget.contains(event.relatedTarget)) save()
  }
  return (
    <Row gap={8} align="end" onBlur={leave}>
      <Grid columns={2} gap={8} grow>
        {languages.map((each, at) => (
          <TextField
            key={each}
            label={t(`name_${each}`, { number })}
            autoComplete="off"
            ref={isNew && at === 0 ? focus : undefined}
            maxLength={macroLimits.dayTypeName}
            disabled={isDisabled}
            value={value[each]}
            error={isMissing && each === language ? t('nameMissing') : undefined}
            onChange={event => setTyped({ ...value, [each]: event.target.value })}
            onKeyDown={event => event.key === 'Enter' && save()}
          />
        ))}
      </Grid>
      <IconButton
        label={t('remove', { name: value[language] || value.it || value.en || t('typeNumber', { number }) })}
        icon={IconTrash}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </Row>
  )
}
