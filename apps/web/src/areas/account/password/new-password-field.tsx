import { IconCheck } from '@tabler/icons-react'
import { passwordFault } from '@allenio/domain/account'
import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import { PasswordField } from '#ui/password-field'
import type { PasswordFieldProps } from '#ui/password-field'
import { barOf, gradeOf, isAccepted } from './grade.ts'
import type { PasswordGrade } from './grade.ts'
import css from './new-password-field.module.css'
import { usePasswordWords } from './words.ts'

interface NewPasswordFieldProps extends PasswordFieldProps {
  typed: string
  /** The owner's address, which the password must not contain. */
  email: string
}

/** Rates the password while it is typed; the requirements are shown from the start. */
export function NewPasswordField({ typed, email, ...field }: NewPasswordFieldProps) {
  const grade = gradeOf(typed, email)
  return (
    <div className={css.field}>
      <PasswordField autoComplete="new-password" hint={<Grade grade={grade} />} {...field} />
      <div className={classes(css.bar, isAccepted(grade) ? css.accepted : css.weak)} data-of={barOf[grade]} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}

function Grade({ grade }: { grade: PasswordGrade }) {
  const t = usePasswordWords()
  const words: Record<PasswordGrade, string> = {
    empty: t('grade_empty'),
    short: t('grade_short'),
    common: t('grade_common'),
    'holds address': t('grade_holdsAddress'),
    fair: t('grade_fair'),
    good: t('grade_good'),
    strong: t('grade_strong'),
  }
  return (
    <Row as="span" inline gap={4} className={isAccepted(grade) ? css.good : undefined} aria-live="polite">
      {isAccepted(grade) && <IconCheck size={14} stroke={2} aria-hidden />}
      {words[grade]}
    </Row>
  )
}

/** The fault of a new password apart from its length, as a sentence. */
export function usePasswordCheck(): (password: string, email: string) => string | undefined {
  const t = usePasswordWords()
  return (password, email) => {
    switch (passwordFault(password, email)) {
      case 'common password':
        return t('commonPassword')
      case 'password holds the address':
        return t('passwordHoldsAddress')
      case undefined:
        return undefined
    }
  }
}
