import {
  IconBarbell, IconBell, IconBowlSpoon, IconBuildingStore, IconCalendarEvent, IconCalendarTime, IconCarrot, IconChartDonut3,
  IconChartLine, IconChefHat, IconCircleCheck, IconClipboardList, IconCreditCard, IconCrown, IconGauge, IconHome, IconMessageCircle,
  IconRulerMeasure, IconRun, IconSalad, IconScaleOutline, IconSettings, IconSpeakerphone, IconStethoscope, IconSun, IconUsers,
  IconUsersGroup,
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
  metrics: IconRulerMeasure,
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
  team: IconUsersGroup,
  today: IconSun,
  visits: IconStethoscope,
  weight: IconScaleOutline,
} as const

export type IconName = keyof typeof icons
