import type { CollaboratorRole } from '@allenio/contract'
import { Checkbox } from '#ui/checkbox'
import { RadioCards } from '#ui/radio-cards'
import { useMe } from '#shell'
import { useWords } from '../words/index.ts'

export interface RoleChoice {
  role: CollaboratorRole
  isNameHidden: boolean
}

/** A collaborator's role, and whether their name is hidden. */
export function RoleFields({ value, onChange }: { value: RoleChoice; onChange: (value: RoleChoice) => void }) {
  const t = useWords()
  const me = useMe()
  return (
    <>
      <RadioCards
        label={t('role')}
        columns
        options={[
          { value: 'coach', label: t('coach'), hint: t('coachHint') },
          { value: 'nutritionist', label: t('nutritionist'), hint: t('nutritionistHint') },
        ]}
        value={value.role}
        onChange={role => onChange({ ...value, role })}
      />
      <Checkbox
        label={t('hideName')}
        hint={t('hideNameHint', { admin: me?.name ?? '' })}
        checked={value.isNameHidden}
        onChange={event => onChange({ ...value, isNameHidden: event.target.checked })}
      />
    </>
  )
}
