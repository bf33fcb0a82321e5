import type { CollaboratorRole } from '@allenio/contract'
import { useMe } from '#shell'
import { Checkbox } from '#ui/checkbox'
import type { CheckboxProps } from '#ui/checkbox'
import { RadioCards } from '#ui/radio-cards'
import { useWords } from '../words/index.ts'

interface RoleFieldsProps {
  role: { value: CollaboratorRole | undefined; onChange: (role: CollaboratorRole) => void }
  isNameHidden: Omit<CheckboxProps, 'label'>
}

/** A collaborator's role, and whether their name is hidden. */
export function RoleFields({ role: { value, onChange }, isNameHidden }: RoleFieldsProps) {
  const t = useWords()
  const me = useMe()
  return (
    <>
      <RadioCards
        label={t('role')}
        hasColumns
        options={[
          { value: 'coach', label: t('coach'), hint: t('coachHint') },
          { value: 'nutritionist', label: t('nutritionist'), hint: t('nutritionistHint') },
        ]}
        value={value}
        onChange={onChange}
      />
      <Checkbox label={t('hideName')} hint={t('hideNameHint', { admin: me?.name ?? '' })} {...isNameHidden} />
    </>
  )
}
