import { packageLimits } from '@allenio/contract/packages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { useFormValue } from '#lib/forms'
import { MultiSelect, type MultiSelectProps } from '#ui/combobox'
import { collaboratorsQuery, programsQuery, surveysQuery } from '../data.ts'
import type { FieldsProps } from './use-package-form.ts'
import type { NamedThing } from './values.ts'
import { useFormWords } from './words.ts'

interface ThingsFieldProps extends Pick<
  MultiSelectProps,
  'label' | 'hint' | 'nothing' | 'max' | 'error' | 'search' | 'onSearch' | 'isSearching'
> {
  /** `value` has the things that were chosen, `things` all that can be. */
  value: readonly NamedThing[]
  things: readonly NamedThing[]
  onChange: (things: NamedThing[]) => void
}

/** Chooses several things by their names. */
function ThingsField({ value, things, onChange, ...field }: ThingsFieldProps) {
  const t = useFormWords()
  const byId = new Map([...value, ...things].map(({ id, name }) => [id, { id, name }]))
  return (
    <MultiSelect
      {...field}
      optional
      placeholder={value.length === 0 ? t('search') : undefined}
      value={value.map(({ id }) => id)}
      options={[...byId.values()].map(({ id, name }) => ({ value: id, label: name }))}
      onChange={ids => onChange(ids.flatMap(id => byId.get(id) ?? []))}
    />
  )
}

/** The search of a field whose options come from the server. */
function useTypedSearch() {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  return {
    search,
    field: (isFetching: boolean) => ({ search: typed, onSearch: setTyped, isSearching: isFetching || search !== typed.trim() }),
  }
}

/** Released models of the library. */
export function ProgramsField({ form }: FieldsProps) {
  const t = useFormWords()
  const programs = useFormValue(form, 'programs')
  const { search, field } = useTypedSearch()
  const { data, isFetching } = useInfiniteQuery(programsQuery(search))
  const { programs: max } = packageLimits
  return (
    <ThingsField
      {...programs}
      {...field(isFetching)}
      label={t('programs')}
      hint={t('programsHint', { max })}
      nothing={t('programsNone')}
      max={max}
      things={data?.rows ?? []}
    />
  )
}

export function SurveysField({ form }: FieldsProps) {
  const t = useFormWords()
  const surveys = useFormValue(form, 'surveys')
  const { search, field } = useTypedSearch()
  const { data, isFetching } = useInfiniteQuery(surveysQuery(search))
  const { surveys: max } = packageLimits
  return (
    <ThingsField
      {...surveys}
      {...field(isFetching)}
      label={t('surveys')}
      hint={t('surveysHint', { max })}
      nothing={t('surveysNone')}
      max={max}
      things={data?.rows ?? []}
    />
  )
}

/** A business without collaborators has no such field. */
export function CollaboratorsField({ form }: FieldsProps) {
  const t = useFormWords()
  const collaborators = useFormValue(form, 'collaborators')
  const { data } = useQuery(collaboratorsQuery())
  const things = (data?.collaborators ?? []).filter(({ status }) => status !== 'inactive')
  if (things.length === 0 && collaborators.value.length === 0) return null
  return (
    <ThingsField
      {...collaborators}
      label={t('collaborators')}
      hint={t('collaboratorsHint')}
      nothing={t('collaboratorsNone')}
      max={packageLimits.collaborators}
      things={things}
    />
  )
}
