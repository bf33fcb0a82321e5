import type { Permission, Role } from '@allenio/contract'
import type { WordKey } from '../words/index.ts'
import type { IconName } from './icons.ts'

export interface Entry {
  kind: 'entry'
  label: WordKey
  path: `/${string}`
  icon: IconName
  permission?: Permission
  role?: Role
  /** the key that opens the entry when it is pressed after g */
  letter?: string
}

export interface Group {
  kind: 'group'
  label: WordKey
  icon: IconName
  entries: readonly Entry[]
}

export type Item = Entry | Group

type Rest = Pick<Entry, 'permission' | 'role' | 'letter'>

const entry = (label: WordKey, path: Entry['path'], icon: IconName, more: Rest = {}): Entry => ({
  kind: 'entry',
  label,
  path,
  icon,
  ...more,
})

const nutrition: readonly Entry[] = [
  entry('mealPlans', '/mealPlans', 'mealPlans', { permission: 'view meal plans', letter: 'd' }),
  entry('macros', '/macros', 'macros', { permission: 'view macros' }),
  entry('aliments', '/aliments', 'aliments', { permission: 'view aliments' }),
  entry('recipes', '/recipes', 'recipes', { permission: 'view recipes' }),
  entry('visits', '/visits', 'visits', { permission: 'view visits', letter: 'v' }),
]

const dietGroup: Group = { kind: 'group', label: 'diet', icon: 'diet', entries: nutrition }

/**
 * The whole menu in its order, divided where a line is drawn. An entry shows only to people with its permission, and
 * only if an area has the screen, so entries of future areas appear by themselves.
 */
export const menuOf = (variant: 'coach' | 'dietitian'): readonly (readonly Item[])[] => [
  [
    entry('dash', '/dash', 'dash', { role: 'super_admin' }),
    entry('home', '/home', 'home', { permission: 'view home', letter: 'h' }),
    entry('clients', '/clients', 'clients', { permission: 'view clients', letter: 'c' }),
    entry('programs', '/programs', 'programs', { permission: 'view programs', letter: 'p' }),
    entry('completedWorkouts', '/completedWorkouts', 'completedWorkouts', { permission: 'view workouts', letter: 'w' }),
    entry('exercises', '/exercises', 'exercises', { permission: 'view exercises', letter: 'e' }),
    entry('weight', '/me/weights', 'weight', { role: 'client' }),
    entry('progress', '/me/progress', 'progress', { role: 'client' }),
    entry('metrics', '/me/metrics', 'metrics', { role: 'client' }),
  ],
  [
    entry('chat', '/chats', 'chat', { permission: 'view chats', letter: 'm' }),
    entry('agenda', '/reminders', 'agenda', { permission: 'view reminders', letter: 'a' }),
    {
      kind: 'group',
      label: 'surveys',
      icon: 'surveys',
      entries: [
        entry('surveyList', '/surveys', 'surveys', { permission: 'view surveys', letter: 'q' }),
        entry('completedSurveys', '/surveys/completed', 'surveys', { permission: 'view surveys' }),
      ],
    },
    {
      kind: 'group',
      label: 'reservations',
      icon: 'reservations',
      entries: [
        entry('calendar', '/reservations', 'reservations', { permission: 'view reservations', letter: 'r' }),
        entry('groups', '/groups', 'reservations', { permission: 'view groups' }),
      ],
    },
  ],
  [
    {
      kind: 'group',
      label: 'payments',
      icon: 'payments',
      entries: [
        entry('packages', '/workoutPackages', 'payments', { permission: 'view workout packages' }),
        entry('purchases', '/workoutPackages/purchases', 'payments', { permission: 'view workout packages' }),
        entry('subscriptions', '/workoutPackages/subscriptions', 'payments', { permission: 'view workout packages' }),
      ],
    },
    entry('noticeboard', '/notices', 'noticeboard', { permission: 'view notices', letter: 'b' }),
    entry('storefront', '/storefronts', 'storefront', { permission: 'view storefronts' }),
    entry('notifications', newsPath, 'notifications', { permission: 'view notifications', letter: 'n' }),
    entry('team', '/teamMembers', 'team', { role: 'admin', letter: 't' }),
  ],
  variant === 'dietitian' ? nutrition : [dietGroup],
]

/** On a phone this entry stands in the top bar, beside the person's menu. */
export const newsPath = '/notifications'

export const settingsEntry = entry('settings', '/settings', 'settings', { letter: 's' })
export const premiumEntry = entry('premium', '/payments/premium-app', 'premium')

/** A spare entry is left out first if there are more entries than places in the bar; the day's page links to it too. */
export interface ThumbEntry extends Entry {
  isSpare?: true
}

/** The entries of a client's day for the phone's bottom bar, if their screens exist. */
export const thumbEntries: readonly ThumbEntry[] = [
  entry('today', '/home', 'today', { permission: 'view home' }),
  entry('myProgram', '/programs', 'programs', { permission: 'view programs' }),
  entry('myDiet', '/mealPlans', 'diet', { permission: 'view meal plans' }),
  { ...entry('weight', '/me/weights', 'weight', { role: 'client' }), isSpare: true },
  entry('progress', '/me/progress', 'progress', { role: 'client' }),
  { ...entry('metrics', '/me/metrics', 'metrics', { role: 'client' }), isSpare: true },
  entry('chat', '/chats', 'chat', { permission: 'view chats' }),
]
