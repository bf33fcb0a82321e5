import {
  IconBarbell, IconBell, IconBowlSpoon, IconBuildingStore, IconCalendarEvent, IconCalendarTime, IconCarrot, IconChartDonut3,
  IconChartLine, IconChefHat, IconCircleCheck, IconClipboardList, IconCreditCard, IconCrown, IconGauge, IconHome, IconMessageCircle,
  IconRun, IconSalad, IconSettings, IconSpeakerphone, IconStethoscope, IconSun, IconUsers,
} from '@tabler/icons-react'

export const icons = {
  agenda: IconCalendarEvent,
  aliments: IconCarrot,
  chat: IconMessageCircle,
  clients: IconUsers,
  completedWorkouts: IconCircleCheck,
  dash: IconGauge,
  diet: IconSalad,
  exercises: IconRun,
  home: IconHome,
  macros: IconChartDonut3,
  mealPlans: IconBowlSpoon,
  noticeboard: IconSpeakerphone,
  notifications: IconBell,
  payments: IconCreditCard,
  premium: IconCrown,
  programs: IconBarbell,
  progress: IconChartLine,
  recipes: IconChefHat,
  reservations: IconCalendarTime,
  settings: IconSettings,
  storefront: IconBuildingStore,
  surveys: IconClipboardList,
  today: IconSun,
  visits: IconStethoscope,
} as const

export type IconName = keyof typeof icons
