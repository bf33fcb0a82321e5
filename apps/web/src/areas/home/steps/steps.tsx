import { resendConfirmation, setTutorialStep } from '@allenio/contract/account'
import type { ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { useCall } from '#lib/api'
import { Button, ButtonLink } from '#ui/button'
import type { ButtonKind } from '#ui/button'
import type { Step } from '#ui/checklist'
import { toast } from '#ui/toast'
import { install, useMayInstall, useWasInstalled } from '#shell'
import type { Me } from '#shell'
import { LooksChoice } from './looks-choice.tsx'
import { useWords } from '../words.ts'
import { useBusinessSteps } from './business-steps.tsx'

/** The number of the tutorial's step for appearance and language. */
const looksStep = 1

/** A step whose button has no kind yet, because only the next step gets the prominent one. */
export type OpenStep = Omit<Step, 'action'> & { action: (kind: ButtonKind) => ReactNode }

export interface Steps {
  /** The steps of a professional's first hour. */
  first: readonly Step[]
  later: readonly Step[]
}

/** The steps of the work, and those that can wait. Only the next open one of the work has the primary button. */
export function useSteps(me: Me): Steps {
  const { first, later } = useBusinessSteps(me)
  return prominent({ first, later: [useAddress(me), ...later, ...usePersonSteps(me)] }, 'primary')
}

/** The first steps of a client: their address, then the rest. */
export function useOwnSteps(me: Me, nextKind: ButtonKind): readonly Step[] {
  return prominent({ first: [useAddress(me), ...usePersonSteps(me)], later: [] }, nextKind).first
}

const usePersonSteps = (me: Me): OpenStep[] => [useProfile(me), useSecurity(me), useInstall(), useLooks(me)]

function prominent({ first, later }: { first: OpenStep[]; later: OpenStep[] }, nextKind: ButtonKind): Steps {
  const next = first.find(({ isDone }) => !isDone)
  const withAction = (step: OpenStep): Step => ({ ...step, action: step.action(step === next ? nextKind : 'quiet') })
  return { first: first.map(withAction), later: later.map(withAction) }
}

const isForClient = ({ roles }: Me) => roles.includes('client')

function useAddress(me: Me): OpenStep {
  const t = useWords()
  const { mutate, isPending } = useCall(resendConfirmation, {
    onSuccess: (_, { message }) => message && toast({ type: 'success', text: message }),
  })
  return {
    title: t('addressTitle'),
    text: t('addressText', { email: me.email }),
    isDone: me.isEmailConfirmed,
    action: kind => (
      <Button kind={kind} size="small" isBusy={isPending} onClick={() => mutate({})}>
        {t('addressAction')}
      </Button>
    ),
  }
}

function useProfile(me: Me): OpenStep {
  const t = useWords()
  return {
    title: t('profileTitle'),
    text: isForClient(me) ? t('clientProfileText') : t('profileText'),
    isDone: me.photo !== null,
    action: kind => (
      <ButtonLink kind={kind} size="small" href={hrefTo('/settings', { hash: 'profile' })}>
        {t('profileAction')}
      </ButtonLink>
    ),
  }
}

function useSecurity(me: Me): OpenStep {
  const t = useWords()
  return {
    title: t('securityTitle'),
    text: isForClient(me) ? t('clientSecurityText') : t('securityText'),
    isDone: me.secondFactor.isOn || me.secondFactor.passkeys > 0,
    action: kind => (
      <ButtonLink kind={kind} size="small" href={hrefTo('/settings', { hash: 'passkeys' })}>
        {t('securityAction')}
      </ButtonLink>
    ),
  }
}

function useInstall(): OpenStep {
  const t = useWords()
  const mayInstall = useMayInstall()
  return {
    title: t('installTitle'),
    text: t('installText'),
    isDone: useWasInstalled(),
    action: kind =>
      mayInstall ? (
        <Button kind={kind} size="small" onClick={() => void install()}>
          {t('installAction')}
        </Button>
      ) : (
        <ButtonLink kind={kind} size="small" href={hrefTo('/download-app')}>
          {t('howToInstall')}
        </ButtonLink>
      ),
  }
}

function useLooks(me: Me): OpenStep {
  const t = useWords()
  const { mutate, isPending } = useCall(setTutorialStep)
  return {
    title: t('looksTitle'),
    text: t('looksText'),
    isDone: me.tutorialStep >= looksStep,
    action: kind => (
      <LooksChoice
        target={(opened, toggle) => (
          <Button kind={kind} size="small" aria-haspopup="dialog" aria-expanded={opened} onClick={toggle}>
            {t('looksChoose')}
          </Button>
        )}>
        <Button kind="primary" isBusy={isPending} onClick={() => mutate({ step: looksStep })}>
          {t('looksAction')}
        </Button>
      </LooksChoice>
    ),
  }
}
