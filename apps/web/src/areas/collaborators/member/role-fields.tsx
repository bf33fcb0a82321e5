import type { CollaboratorRole } from '@allenio/contract'
import { Checkbox } from '#ui/checkbox'
import { RadioCards } from '#ui/radio-cards'
import { useMe } from '#shell'
import { usePeople, useWords } from '../words/index.ts'

export interface RoleChoice {
  role: CollaboratorRole
  isNameHidden: boolean
}

/** A collaborator's role, and whether their name is hidden. */
export function RoleFields({ value, onChange }: { value: RoleChoice; onChange: (value: RoleChoice) => void }) {
  const t = useWords()
  const people = usePeople()
  const me = useMe()
  return (
    <>
      <RadioCards
        label={t('role')}
        columns
        options={[
          { value: 'coach', label: t('coach'), hint: t('coachHint', people) },
          { value: 'nutritionist', label: t('nutritionist'), hint: t('nutritionistHint', people) },
        ]}
        value={value.role}
        onChange={role => onChange({ ...value, role })}
      />
      <Checkbox
        label={t('hideName', people)}
        hint={t('hideNameHint', { admin: me?.name ?? '', ...people })}
        checked={value.isNameHidden}
        onChange={event => onChange({ ...value, isNameHidden: event.target.checked })}
      />
    </>
  )
}
