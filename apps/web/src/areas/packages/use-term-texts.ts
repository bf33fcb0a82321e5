import type { PackageTerms, Unlocks } from '@allenio/contract/packages'
import { installmentsOf, rhythmLabel } from '@allenio/domain/packages'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useTermWords } from './words.ts'

type PaidTerms = Pick<PackageTerms, 'intervalUnit' | 'intervalCount' | 'price' | 'currency' | 'trialDays' | 'accessDays' | 'installments'>

/** The words for terms. */
export function useTermTexts() {
  const t = useTermWords()
  const language = useLanguage()
  const { money } = useFormats()

  const installmentText = ({ price, installments, currency }: PaidTerms): string | undefined => {
    if (installments === null) return undefined
    const [first = 0, part = 0] = installmentsOf(price, installments)
    const amounts = { part: money(part, currency), first: money(first, currency) }
    return first === part ? t('equal', { ...amounts, count: installments }) : t('unequal', { ...amounts, count: installments - 1 })
  }

  return {
    price: ({ price, currency }: Pick<PaidTerms, 'price' | 'currency'>): string => (price === 0 ? t('free') : money(price, currency)),
    rhythm: (terms: Pick<PaidTerms, 'intervalUnit' | 'intervalCount'>): string => rhythmLabel(language, terms),
    installments: installmentText,
    /** Trial, installments and access, one after the other. */
    details: (terms: PaidTerms): string[] => {
      const installments = installmentText(terms)
      return [
        ...(terms.trialDays > 0 ? [t('trial', { count: terms.trialDays })] : []),
        ...(installments === undefined ? [] : [installments]),
        ...(terms.accessDays === null ? [] : [t('access', { count: terms.accessDays })]),
      ]
    },
    /** Words the unlocked things in short. */
    unlocks: ({ programIds, surveyIds, credits, opensChat }: Unlocks, files: number): string[] => {
      const sumOf = (each: 'once' | 'period') => credits.reduce((sum, one) => (one.each === each ? sum + one.amount : sum), 0)
      const [once, each] = [sumOf('once'), sumOf('period')]
      return [
        ...(programIds.length > 0 ? [t('programs', { count: programIds.length })] : []),
        ...(surveyIds.length > 0 ? [t('surveys', { count: surveyIds.length })] : []),
        ...(once > 0 ? [t('credits', { count: once })] : []),
        ...(each > 0 ? [t('creditsEach', { count: each })] : []),
        ...(opensChat ? [t('chat')] : []),
        ...(files > 0 ? [t('files', { count: files })] : []),
      ]
    },
  }
}
