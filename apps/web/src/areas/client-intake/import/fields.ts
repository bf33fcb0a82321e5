import type { importFields } from '@allenio/contract/client-intake'
import { useImportWords } from './words.ts'

export type ImportField = (typeof importFields)[number]

/** The names of the fields that a column can hold. */
export function useFieldNames(): Record<ImportField, string> {
  const t = useImportWords()
  return {
    firstName: t('field_firstName'),
    lastName: t('field_lastName'),
    fullName: t('field_fullName'),
    email: t('field_email'),
    phone: t('field_phone'),
    sex: t('field_sex'),
    birthDate: t('field_birthDate'),
    heightCm: t('field_heightCm'),
    language: t('field_language'),
    type: t('field_type'),
    tags: t('field_tags'),
    goal: t('field_goal'),
    injuries: t('field_injuries'),
    allergies: t('field_allergies'),
    subscriptionEnd: t('field_subscriptionEnd'),
    consentDate: t('field_consentDate'),
    note: t('field_note'),
  }
}

export const hasName = (fields: readonly (ImportField | null)[]): boolean => fields.includes('fullName') || fields.includes('firstName')
