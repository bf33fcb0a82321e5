// Written by tables.test.ts from the migrated schema: `vitest run --project api platform/db/tables --update=all`.
import type { Facts } from '#platform/notify'
import type { Language } from '@allenio/contract'
import type { NutrientCode } from '@allenio/contract/aliments'
import type { MessageSubject } from '@allenio/contract/chat'
import type { Pause } from '@allenio/contract/clients'
import type { MovedUp } from '@allenio/contract/folders'
import type { MacroDay, ResolvedDay, FrozenWeight, DayTypeWeek, DayTypeNames } from '@allenio/contract/macros'
import type { CombinedComponent, MealPlanSchedule, MealPlanSettingsChanges, EnergyTotals } from '@allenio/contract/meal-plans'
import type { NoticeAudience, PictureCrop } from '@allenio/contract/notices'
import type { AccountStatus } from '@allenio/contract/onboarding'
import type { BillingModel, IntervalUnit, Unlocks } from '@allenio/contract/packages'
import type { SaleBuyer, PlanBuyer } from '@allenio/contract/payments'
import type { TakenConflicts, ProgramSettingsChanges } from '@allenio/contract/programs'
import type { BuyerFiscal, PaymentState, PaymentMethod, CardShown, PurchaseState } from '@allenio/contract/purchases'
import type { RichText } from '@allenio/contract/rich-text'
import type { ProtocolContent } from '@allenio/contract/visits'
import type { ChannelChoice } from '@allenio/domain/notifications'
import type { StoredPlanStep } from '@allenio/domain/plan'
import type { AnnouncedAssignment } from '@allenio/domain/programs'

export interface TablesMToQ {
  macro_assignments: {
    workspace_id: string, id: string, macro_id: string, client_id: string, title: string, note: string
    unit: 'percent' | 'grams' | 'grams per kg', weight_basis: 'current' | 'desirable', days: MacroDay[], spent_kcal: number | null
    targets: ResolvedDay[], weight: FrozenWeight | null, start_day: string, week: DayTypeWeek | null, message: string
    assigned_by: string | null, unassigned_on: string | null, sent_at: string | null, stored_at: string | null
    opened_at: string | null, created_at: string, updated_at: string, follows_training: boolean
  }
  macro_settings: {
    workspace_id: string, hide_client_macros: boolean, day_type_names: DayTypeNames, updated_at: string
  }
  macro_visibilities: {
    workspace_id: string, client_id: string, is_hidden: boolean
  }
  macros: {
    workspace_id: string, id: string, author_id: string | null, client_id: string | null, title: string, note: string
    unit: 'percent' | 'grams' | 'grams per kg', weight_basis: 'current' | 'desirable', days: MacroDay[], spent_kcal: number | null
    kcal: number | null, title_key: string, search: string, created_at: string, updated_at: string, deleted_at: string | null
  }
  mail_pace: {
    is_only: boolean, next_at: string
  }
  meal_combinations: {
    workspace_id: string, id: string, author_id: string | null, name: string, name_key: string, components: CombinedComponent[]
    food_ids: string[], created_at: string, updated_at: string, deleted_at: string | null
  }
  meal_plan_alternatives: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null, food_id: string | null
  }
  meal_plan_assignments: {
    workspace_id: string, id: string, meal_plan_id: string, release_id: string, title: string, client_id: string, start_day: string
    schedule: MealPlanSchedule, message: string, assigned_by: string | null, unassigned_on: string | null, created_at: string
    updated_at: string, end_day: string | null
  }
  meal_plan_components: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null, food_id: string | null, recipe_id: string | null
  }
  meal_plan_days: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  meal_plan_ingredient_alternatives: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null, food_id: string | null
  }
  meal_plan_ingredients: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null, food_id: string | null
  }
  meal_plan_meals: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  meal_plan_publications: {
    workspace_id: string, assignment_id: string, release_id: string, day: string
  }
  meal_plan_release_descriptions: {
    workspace_id: string, release_id: string, number: number, row_id: string, name_it: string, name_en: string, stems: string[]
    allergens: string[]
  }
  meal_plan_release_foods: {
    workspace_id: string, release_id: string, food_id: string
  }
  meal_plan_settings: {
    workspace_id: string, changes: MealPlanSettingsChanges, updated_at: string
  }
  meal_plans: {
    workspace_id: string, id: string, cells: unknown, origin_id: string | null, revision: number, title: string, title_key: string
    search: string, kcal: number | null, author_id: string | null, client_id: string | null, completed_revision: number | null
    completed_mean: EnergyTotals | null, created_at: string, deleted_at: string | null, base_release_id: string | null
    dismissed_release_id: string | null
  }
  memberships: {
    workspace_id: string, id: string, person_id: string | null, role: 'admin' | 'coach' | 'nutritionist' | 'client'
    status: 'invited' | 'active' | 'inactive', is_name_hidden: boolean, tutorial_step: number, last_seen_at: string | null
    created_at: string, withheld_permissions: string[]
  }
  message_reactions: {
    workspace_id: string, message_id: string, membership_id: string, emoji: string, created_at: string
  }
  messages: {
    workspace_id: string, id: string, conversation_id: string, sender_id: string | null, is_from_client: boolean, is_team_note: boolean
    origin: 'person' | 'scheduled' | 'many' | 'welcome' | 'demo', kind: 'text' | 'image' | 'video' | 'other' | 'voice', body: string
    search: string, file_id: string | null, duration: number | null, waveform: number[] | null, reply_to: string | null
    about: MessageSubject | null, needs_no_answer: boolean, device_id: string | null, revision: number, created_at: string
    deleted_at: string | null
  }
  metric_values: {
    workspace_id: string, id: string, client_id: string, kind: string, day: string, value: number, note: string
    workout_id: string | null, is_by_client: boolean, author_id: string | null, created_at: string, deleted_at: string | null
    visit_id: string | null, survey_answer_id: string | null
  }
  metrics: {
    workspace_id: string, id: string, name: string, name_key: string, unit: string, decimals: number, min_value: number
    max_value: number, created_at: string, deleted_at: string | null
  }
  micronutrient_choices: {
    workspace_id: string, membership_id: string, codes: NutrientCode[], updated_at: string
  }
  moved_days: {
    workspace_id: string, program_user_id: string, day_id: string, day: string
  }
  notice_pictures: {
    workspace_id: string, notice_id: string, size: 'original' | 'wide' | 'small', file_id: string
  }
  notice_readers: {
    workspace_id: string, notice_id: string, membership_id: string, client_id: string, is_waiting: boolean, is_refused: boolean
    read_at: string | null
  }
  notices: {
    workspace_id: string, id: string, author_id: string | null, title: string, body: RichText, audience: NoticeAudience
    publish_at: string, published_at: string | null, visible_until: string | null, notifies: boolean, is_pinned: boolean
    withdrawn_at: string | null, round: number, without_access: number, image_alt: string, crop: PictureCrop | null, title_key: string
    search: string, created_at: string, updated_at: string, deleted_at: string | null
  }
  notification_alerts: {
    workspace_id: string, id: string, membership_id: string, kind: string, client_id: string | null
    subject: Record<string, string | number | null>, thing: string, name: string, due_at: string, starts_at: string, send_at: string
  }
  notification_settings: {
    workspace_id: string, membership_id: string, channels: Record<string, ChannelChoice>
    mail_pace: 'at once' | 'hourly' | 'daily' | 'never', mail_hour: number, unread_message_minutes: number | null
    quiet_from: string | null, quiet_to: string | null
  }
  notifications: {
    workspace_id: string, id: string, membership_id: string, kind: string, client_id: string | null, subject: Facts
    once: string | null, about: string | null, is_listed: boolean, created_at: string, read_at: string | null
    push_after: string | null, mail_after: string | null
  }
  nutritional_advices: {
    workspace_id: string, id: string, client_id: string, title: string, body: RichText | null, file_id: string | null
    author_id: string | null, created_at: string, updated_at: string, deleted_at: string | null
  }
  operator_deletion_steps: {
    deletion_id: string, place: number, kind: 'stop sales' | 'cancel subscriptions' | 'notify clients' | 'erase'
    workspace_id: string | null, done_at: string | null
  }
  operator_deletions: {
    id: string, person_id: string | null, asked_by: string | null, due_at: string, created_at: string, undone_at: string | null
    finished_at: string | null
  }
  operator_messages: {
    id: string, kind: 'banner' | 'notice', text_it: string, text_en: string, from_day: string, until_day: string
    created_by: string | null, created_at: string, updated_at: string
  }
  outbox_mails: {
    id: string, recipient: string, subject: string, html: string, plain: string, created_at: string
    attachments: { name: string, contentType: string, content: string, encoding?: 'base64', cid?: string }[]
  }
  package_attachments: {
    workspace_id: string, id: string, package_id: string, file_id: string, name: string, position: number, created_at: string
  }
  package_versions: {
    workspace_id: string, id: string, package_id: string, number: number, billing_model: BillingModel
    interval_unit: IntervalUnit | null, interval_count: number | null, price: number, currency: string, trial_days: number
    access_days: number | null, installments: number | null, client_type_id: string | null, unlocks: Unlocks, is_sold: boolean
    created_at: string
  }
  packages: {
    workspace_id: string, id: string, version_id: string, name: string, name_key: string, description: string
    image_file_id: string | null, is_active: boolean, is_shown: boolean, is_featured: boolean, position: number
    archived_at: string | null, created_at: string, updated_at: string, deleted_at: string | null, language: Language
  }
  passkeys: {
    id: string, person_id: string, credential_id: string, public_key: Buffer, counter: number, transports: string[], name: string
    created_at: string, last_used_at: string | null
  }
  payment_accounts: {
    workspace_id: string, provider: 'stripe' | 'test', account_id: string | null, status: AccountStatus, has_payouts: boolean
    due_at: string | null, checked_at: string | null, created_at: string, looked_at: string | null
  }
  payment_events: {
    provider: 'stripe' | 'test', id: string, account_id: string, type: string, refs: string[], received_at: string
    applied_at: string | null, attempts: number
  }
  payment_refusals: {
    day: string, count: number
  }
  payments: {
    workspace_id: string, id: string, number: number, purchase_id: string | null, subscription_id: string | null
    client_id: string | null, buyer_name: string, buyer_email: string, fiscal: BuyerFiscal, title: string, state: PaymentState
    method: PaymentMethod, amount: number, currency: string, fee: number | null, refunded: number, provider: string | null
    account_id: string | null, provider_payment_id: string | null, provider_invoice_id: string | null, covers_until: string | null
    card: CardShown | null, payout_id: string | null, payout_on: string | null, paid_at: string | null, settled_at: string
    created_at: string
  }
  persons: {
    id: string, email: string, email_key: string, claimed_key: string | null, email_confirmed_at: string | null
    password_hash: string | null, first_name: string, last_name: string, phone: string | null, locale: 'it' | 'en', time_zone: string
    appearance: 'auto' | 'light' | 'dark', photo_file_id: string | null, is_super_admin: boolean, is_test: boolean
    agreed_at: string | null, joined_into: string | null, deletion_due_at: string | null, created_at: string, updated_at: string
    closed_at: string | null
  }
  plan_changes: {
    workspace_id: string, id: string
    state: 'asked' | 'unconfirmed' | 'undoing' | 'scheduled' | 'done' | 'refused' | 'lapsed' | 'released'
    kind: 'change' | 'cancel' | 'resume' | 'release', tier: number | null, period: 'monthly' | 'sixMonths' | 'annual' | null
    steps: readonly StoredPlanStep[], proration_date: string | null, total: number, reason: string, scheduled_at: string | null
    confirm_url: string | null, expires_at: string | null, refusal: string | null, author_id: string | null, tried_at: string
    created_at: string
  }
  plan_checkouts: {
    workspace_id: string, id: string, kind: 'plan' | 'card' | 'sale'
    state: 'asked' | 'open' | 'settling' | 'paid' | 'failed' | 'expired' | 'ended' | 'returning' | 'returned', tier: number | null
    period: 'monthly' | 'sixMonths' | 'annual' | null, sale_kind: string | null, sale_id: string | null, rhythm: 'once' | 'repeating'
    installments: number | null, title: string, net: number, vat_percent: number, vat_reason: 'standard' | 'reverse charge' | 'outside'
    starts_at: string | null, language: 'it' | 'en', success_path: string, cancel_path: string, provider: 'stripe' | 'test'
    provider_id: string | null, customer_id: string | null, provider_subscription_id: string | null, url: string | null
    paid_until: string | null, ends_at: string | null, expires_at: string, settled_at: string, created_at: string
    buyer: SaleBuyer | null, title_en: string | null
  }
  plan_payments: {
    id: string, workspace_id: string | null, kind: 'plan' | 'sale', sale_id: string | null, title: string, state: 'paid' | 'refunded'
    net: number, vat: number, vat_percent: number, vat_reason: 'standard' | 'reverse charge' | 'outside', total: number
    refunded: number, currency: string, buyer: PlanBuyer, provider: 'stripe' | 'test', provider_invoice_id: string
    provider_payment_id: string | null, invoice_number: string | null, card: CardShown | null, covers_until: string | null
    paid_at: string, created_at: string, title_en: string | null
  }
  plan_prices: {
    id: string, provider: 'stripe' | 'test', tier: number, period: 'monthly' | 'sixMonths' | 'annual', amount: number
    provider_price_id: string, created_at: string
  }
  plan_subscriptions: {
    workspace_id: string, state: 'active' | 'ending' | 'incomplete' | 'overdue' | 'paused' | 'ended' | 'granted', name: string
    max_clients: number | null, period: 'monthly' | 'sixMonths' | 'annual' | null, price: number, provider: 'stripe' | 'test' | null
    customer_id: string | null, provider_id: string | null, trial_until: string | null, period_from: string | null
    period_until: string | null, paid_until: string | null, counts_until: string | null, ends_at: string | null
    ended_at: string | null, unpaid_since: string | null, retry_at: string | null, pay_url: string | null, card: CardShown | null
    settled_at: string, created_at: string
  }
  plan_vat_checks: {
    workspace_id: string, country: string, vat_number: string, answer: 'valid' | 'invalid' | 'unreachable', checked_at: string
  }
  professional_profiles: {
    workspace_id: string, membership_id: string, title: string, register: string, register_number: string, practice_address: string
    signature_file_id: string | null, stamp_file_id: string | null, updated_at: string
  }
  program_days: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  program_folders: {
    workspace_id: string, id: string, parent_id: string | null, name: string, name_key: string, moved_up: MovedUp | null
    created_at: string, deleted_at: string | null
  }
  program_publications: {
    workspace_id: string, id: string, program_id: string, release_id: string, day: string, left_out: string[]
    only_for: string[] | null, taken: TakenConflicts[], author_id: string | null, created_at: string
  }
  program_release_exercises: {
    workspace_id: string, release_id: string, exercise_id: string
  }
  program_rows: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null, exercise_id: string | null
  }
  program_settings: {
    workspace_id: string, changes: ProgramSettingsChanges, updated_at: string
  }
  program_users: {
    workspace_id: string, id: string, program_id: string, template_id: string | null, release_id: string, title: string
    client_id: string, start_day: string, weekdays: number[] | null, pauses: Pause[], paused_from: string | null, last_day: string
    has_own_end: boolean, message: string, ended_at: string | null, assigned_by: string | null, released_at: string | null
    announced: AnnouncedAssignment | null, announce_after: string | null, created_at: string, is_single: boolean
  }
  program_weeks: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  program_workouts: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  programs: {
    workspace_id: string, id: string, cells: unknown, origin_id: string | null, revision: number, title: string, title_key: string
    search: string, folder_id: string | null, owner_id: string | null, is_private: boolean, client_id: string | null
    base_release_id: string | null, created_at: string, deleted_at: string | null, ended_user_ids: string[]
    prepared_for: string | null
  }
  progress_photos: {
    workspace_id: string, progress_id: string, pose: 'front' | 'side' | 'back', file_id: string
  }
  progresses: {
    workspace_id: string, id: string, client_id: string, day: string, weight_id: string | null, note: string, is_by_client: boolean
    author_id: string | null, created_at: string, deleted_at: string | null, survey_answer_id: string | null
  }
  protocols: {
    workspace_id: string, id: string, name_it: string, name_en: string, content: ProtocolContent, created_at: string
    updated_at: string, deleted_at: string | null
  }
  purchases: {
    workspace_id: string, id: string, package_id: string, version_id: string, checkout_id: string | null, client_id: string | null
    buyer_name: string, buyer_email: string, buyer_key: string, fiscal: BuyerFiscal, state: PurchaseState, method: PaymentMethod
    amount: number, currency: string, paid: number, refunded: number, installments: number | null, installments_paid: number
    provider: string | null, account_id: string | null, provider_payment_id: string | null, provider_subscription_id: string | null
    access_until: string | null, withdrawn_at: string | null, note: string, author_id: string | null, settled_at: string
    created_at: string, unpaid_since: string | null, pay_url: string | null, closed_at: string | null, card_page_at: string | null
    card_page_id: string | null
  }
}
