import type { BrowserContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { completeOwnAction, createClientAction } from '@allenio/contract/client-actions'
import { addOwnWeight } from '@allenio/contract/weights'
import { call } from './api.ts'
import { enter } from './browser.ts'
import { newStudio } from './studio.ts'
import type { NewPerson } from './people.ts'

export interface FollowedClient {
  admin: NewPerson
  /** The client's id. */
  id: string
  weighIn: (kg: number) => Promise<unknown>
  doTask: (title: string) => Promise<unknown>
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now())

/** A professional with one client, who has accepted the invitation: this is the first notification. */
export async function newPair(name: string): Promise<FollowedClient> {
  const {
    admin,
    clients: [client],
  } = await newStudio([name, 'Bellini'])
  if (!client) throw new Error('one was made')
  const { id, token } = client
  return {
    admin,
    id,
    weighIn: kg => call(addOwnWeight, { id: randomUUID(), kg, day: today() }, token),
    async doTask(title) {
      const action = await call(createClientAction, { id, kind: 'other', title, text: '', dueDay: today() }, admin.token)
      await call(completeOwnAction, { id: action.id, completionId: randomUUID(), dueDay: today() }, token)
    },
  }
}

/** Enters as the professional. */
export const asAdmin = (context: BrowserContext, { admin }: FollowedClient) =>
  enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
/** The menu's entry, with the number of what is unread. */
export const entry = (page: Page) => page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: /^Notifiche/ })
