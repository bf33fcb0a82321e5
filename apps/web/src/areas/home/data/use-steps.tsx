import type { Language } from '@allenio/contract'
import { resendConfirmation, setTutorialStep } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import type { ReactNode } from 'react'
import { keyOf, useCall } from '#lib/api'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import type { ButtonKind } from '#ui/button'
import type { Step } from '#ui/checklist'
import { toast } from '#ui/toast'
import { firstSteps, install, useMayInstall, useWasInstalled } from '#shell'
import type { FirstStep, Me } from '#shell'
import { LooksChoice } from '../parts/looks-choice.tsx'
import { useWords } from '../words/index.ts'

/** The tutorial's step that says: looked at appearance and language, fine. */
const looksSeen = 1

type OwnStep = Omit<Step, 'action'> & { action: (kind: ButtonKind) => ReactNode }

/** What a new person does first: ours, and after the address what the areas add. The one to do now is primary. */
export function useSteps(me: Me): readonly Step[] {
  const areas = useAreaSteps(me)
  const steps = [useAddress(me), ...areas, useProfile(me), useSecurity(me), useInstall(), useLooks(me)]
  const next = steps.find(({ done }) => !done)
  return steps.map(step => ({ ...step, action: step.action(step === next ? 'primary' : 'secondary') }))
}

const isClient = ({ roles }: Me) => roles.includes('client')

function useAddress(me: Me): OwnStep {
  const t = useWords()
  const { mutate, isPending } = useCall(resendConfirmation, {
    onSuccess: (_, { message }) => message && toast({ type: 'success', text: message }),
  })
  return {
    title: t('addressTitle'),
    text: t('addressText', { email: me.email }),
    done: me.isEmailConfirmed,
    action: kind => (
      <Button kind={kind} size="small" loading={isPending} onClick={() => mutate({})}>{t('addressAction')}</Button>
    ),
  }
}

function useProfile(me: Me): OwnStep {
  const t = useWords()
  return {
    title: t('profileTitle'),
    text: isClient(me) ? t('clientProfileText') : t('profileText'),
    done: me.photo !== null,
    action: kind => <ButtonLink kind={kind} size="small" href="/settings#profile">{t('profileAction')}</ButtonLink>,
  }
}

function useSecurity(me: Me): OwnStep {
  const t = useWords()
  return {
    title: t('securityTitle'),
    text: isClient(me) ? t('clientSecurityText') : t('securityText'),
    done: me.secondFactor.isOn || me.secondFactor.passkeys > 0,
    action: kind => <ButtonLink kind={kind} size="small" href="/settings#passkeys">{t('securityAction')}</ButtonLink>,
  }
}

function useInstall(): OwnStep {
  const t = useWords()
  const mayInstall = useMayInstall()
  return {
    title: t('installTitle'),
    text: t('installText'),
    done: useWasInstalled(),
    action: kind => mayInstall
      ? <Button kind={kind} size="small" onClick={() => void install()}>{t('installAction')}</Button>
      : <ButtonLink kind={kind} size="small" href="/download-app">{t('howToInstall')}</ButtonLink>,
  }
}

function useLooks(me: Me): OwnStep {
  const t = useWords()
  const { mutate, isPending } = useCall(setTutorialStep, {
    onSuccess: (_, { cache }) => cache.invalidateQueries({ queryKey: keyOf(getMe) }),
  })
  return {
    title: t('looksTitle'),
    text: t('looksText'),
    done: me.tutorialStep >= looksSeen,
    action: kind => (
      <LooksChoice>
        <Button kind={kind} size="small" loading={isPending} onClick={() => mutate({ step: looksSeen })}>
          {t('looksAction')}
        </Button>
      </LooksChoice>
    ),
  }
}

interface Seen {
  language: Language
  done: boolean
}

/** The list never changes while the page lives, so neither does the order of its hooks. */
function useAreaSteps(me: Me): OwnStep[] {
  const language = useLanguage()
  const known = firstSteps.map(step => ({ step, isDone: step.useIsDone() }))
  return known
    .filter(({ step, isDone }) => isDone !== undefined && step.roles.some(role => me.roles.includes(role)))
    .map(({ step, isDone }) => areaStep(step, { language, done: isDone ?? false }))
}

const areaStep = ({ title, text, href, action }: FirstStep, { language, done }: Seen): OwnStep => ({
  title: title[language],
  text: text[language],
  done,
  action: kind => <ButtonLink kind={kind} size="small" href={href}>{action[language]}</ButtonLink>,
})
