// Written by tables.test.ts from the migrated schema: `vitest run --project api platform/db/tables --update=all`.
import type { Growth, Outcome } from '#platform/files'
import type { CollaboratorRole } from '@allenio/contract'
import type { FoodCategory, BelowLimit, Nutrients, SourcedMeasure, AllergenTags } from '@allenio/contract/aliments'
import type { EventColor } from '@allenio/contract/event-colors'
import type { ExerciseCategory, Muscle, Equipment } from '@allenio/contract/exercises'
import type { MetabolicFormulaName, ActivityLevel } from '@allenio/contract/macros'
import type { UnlockKind, IntervalUnit } from '@allenio/contract/packages'
import type { ExerciseCell, MaximumSource } from '@allenio/contract/programs'
import type { RefundState, SaleTermsTexts, BuyerFiscal, CardShown } from '@allenio/contract/purchases'
import type { MeasuredAmount, RecipeStep, RecipeFacts } from '@allenio/contract/recipes'
import type { ReminderItem, ReminderRole } from '@allenio/contract/reminders'
import type { Repetition } from '@allenio/contract/repetition'
import type { RuleChanges } from '@allenio/contract/reservations'
import type { ServiceOrderState, ServiceBilling } from '@allenio/contract/services'
import type { SubscriptionState, PastChange, WaitingChange } from '@allenio/contract/subscriptions'
import type { Answers, SurveyType, SurveyReader, WelcomeAudience } from '@allenio/contract/surveys'
import type { VisitSummary, StoredFigures, VisitSettingsChanges, BodyFatFormulaName } from '@allenio/contract/visits'
import type { RequestDetails, Canceller } from '@allenio/domain/subscriptions'

export interface TablesFromR {
  recent_exercises: {
    workspace_id: string, exercise_id: string, used_on: string
  }
  recent_foods: {
    workspace_id: string, food_id: string, used_on: string
  }
  recipe_foods: {
    workspace_id: string, recipe_id: string, id: string, position: number, food_id: string, version: number, grams: number
    measure: MeasuredAmount | null, is_to_taste: boolean, custom_name_it: string, custom_name_en: string
  }
  recipes: {
    workspace_id: string, id: string, author_id: string | null, name_it: string, name_en: string, description_it: string
    description_en: string, portions: number, yield_grams: number | null, prep_minutes: number | null, cook_minutes: number | null
    steps: RecipeStep[], tags: string[], tag_keys: string[], picture_file_id: string | null, kcal: number | null
    protein: number | null, carbs: number | null, lipids: number | null, facts: RecipeFacts | null, name_key_it: string
    name_key_en: string, search: string, created_at: string, updated_at: string, deleted_at: string | null, starter_key: string | null
  }
  recovery_codes: {
    person_id: string, code_hash: Buffer, used_at: string | null
  }
  refunds: {
    workspace_id: string, id: string, payment_id: string, amount: number, state: RefundState, provider_id: string | null
    reason: string, revokes_unlocks: boolean, takes_credits: boolean, author_id: string | null, created_at: string
  }
  registration_links: {
    workspace_id: string, membership_id: string, code: string, is_open: boolean, created_at: string
  }
  reminder_groups: {
    workspace_id: string, reminder_id: string, group_id: string
  }
  reminder_tasks: {
    workspace_id: string, reminder_id: string, client_id: string, action_id: string
  }
  reminder_ticks: {
    workspace_id: string, id: string, reminder_id: string, day: string, item_id: string | null, membership_id: string | null
    ticked_at: string
  }
  reminders: {
    workspace_id: string, id: string, author_id: string | null, title: string, body: string, color: EventColor, start_day: string
    start_clock: string | null, end_day: string | null, end_clock: string | null, time_zone: string, repetition: Repetition
    until_day: string | null, final_day: string, due_day: string, is_done: boolean, items: ReminderItem[], alerts: number[]
    alerts_until: string, roles: ReminderRole[], is_private: boolean, client_id: string | null, search: string, created_at: string
    updated_at: string, deleted_at: string | null
  }
  rest_alerts: {
    workspace_id: string, membership_id: string, id: string
  }
  sale_steps: {
    workspace_id: string, sale_id: string, step: string, created_at: string
  }
  sale_terms: {
    workspace_id: string, id: string, number: number, texts: SaleTermsTexts, author_id: string | null, created_at: string
  }
  sale_unlocks: {
    workspace_id: string, id: string, sale_id: string, client_id: string, kind: UnlockKind, subject_id: string | null
    period_from: string | null, given_id: string | null, given_at: string, revoked_at: string | null
  }
  saved_answers: {
    workspace_id: string, id: string, membership_id: string | null, title: string, title_key: string, body: string, created_at: string
    deleted_at: string | null
  }
  scheduled_messages: {
    workspace_id: string, id: string, conversation_id: string, membership_id: string, body: string, file_id: string | null
    device_id: string | null, send_at: string, state: 'waiting' | 'sent' | 'refused', refusal: string | null, created_at: string
  }
  school_course_files: {
    course_id: string, file_id: string, position: number
  }
  school_courses: {
    id: string, school_id: string, title: string, body: string, position: number, created_at: string
  }
  school_users: {
    id: string, school_id: string, email: string, email_key: string, password_hash: string, name: string, locale: 'it' | 'en'
    created_at: string
  }
  second_factors: {
    person_id: string, secret: string, confirmed_at: string | null, last_step: number, created_at: string
  }
  service_orders: {
    workspace_id: string, id: string, service_id: string, state: ServiceOrderState, price: number, billing: ServiceBilling
    installments: number | null, paid_at: string | null, paid_until: string | null, announced_at: string | null
    ended_at: string | null, person_id: string | null, created_at: string
  }
  services: {
    id: string, code: string, name_it: string, name_en: string, text_it: string, text_en: string, price: number
    billing: ServiceBilling, installments: number | null, is_active: boolean, position: number, created_at: string, updated_at: string
  }
  sessions: {
    id: string, token_hash: Buffer, strategy: 'local' | 'training_school', person_id: string, workspace_id: string | null
    device: string, created_at: string, last_used_at: string, idle_until: string, expires_at: string, is_guarded: boolean
    proved_at: string | null
  }
  shopping_lines: {
    workspace_id: string, list_id: string, id: string, position: number, food_id: string | null, name_it: string, name_en: string
    category: FoodCategory | null, grams: number | null, gross_grams: number | null, is_ticked: boolean, changed_at: string
  }
  shopping_lists: {
    workspace_id: string, id: string, client_id: string, days: string[], people: number, changed_at: string, created_at: string
    former_ids: string[], token_hash: Buffer | null, link_expires_at: string | null
  }
  slot_groups: {
    workspace_id: string, series_id: string, group_id: string
  }
  slot_series: {
    workspace_id: string, id: string, kind_id: string, host_id: string, first_day: string, start_time: string
    window_end: string | null, step_minutes: number, zone: string, repetition: Repetition, until_day: string | null
    skipped_days: string[], capacity: number, roles: CollaboratorRole[], client_roles: CollaboratorRole[], rules: RuleChanges
    note: string, message: string, is_answer_asked: boolean, author_id: string | null, created_at: string, updated_at: string
    deleted_at: string | null, has_meet: boolean
  }
  state_transitions: {
    table_name: string, column_name: string, from_state: string, to_state: string
  }
  storage_uses: {
    workspace_id: string, person_id: string, images: number, videos: number, others: number, exports: number, deleted: number
    arriving: number
  }
  storefront_consents: {
    workspace_id: string, membership_id: string, asked_at: string, is_agreed: boolean | null, answered_at: string | null
  }
  storefront_images: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  storefront_links: {
    workspace_id: string, url_key: string, storefront_id: string, used_at: string
  }
  storefront_members: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  storefront_offers: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  storefront_picture_copies: {
    workspace_id: string, picture_id: string, width: number, hash: string, file_id: string
  }
  storefront_pictures: {
    workspace_id: string, id: string, file_id: string, width: number, height: number, created_at: string
  }
  storefront_questions: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  storefront_reviews: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  storefront_sections: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  storefront_services: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  storefronts: {
    workspace_id: string, id: string, cells: unknown, origin_id: string | null, revision: number, url: string | null
    is_active: boolean, release_id: string | null, version: number | null, published_revision: number | null
    published_at: string | null, share_file_id: string | null, created_at: string
  }
  stranger_mails: {
    workspace_id: string, day: string, sent: number
  }
  subscription_requests: {
    workspace_id: string, id: string, subscription_id: string
    kind: 'cancel' | 'keep' | 'pause' | 'resume' | 'change' | 'release' | 'card', details: RequestDetails
    state: 'asked' | 'done' | 'refused', provider_id: string | null, author_id: string | null, tried_at: string, created_at: string
  }
  subscription_states: {
    workspace_id: string, id: string, subscription_id: string, state: SubscriptionState, created_at: string, change: PastChange | null
  }
  subscriptions: {
    workspace_id: string, id: string, package_id: string, version_id: string, checkout_id: string | null, client_id: string | null
    buyer_name: string, buyer_email: string, buyer_key: string, fiscal: BuyerFiscal, state: SubscriptionState, amount: number
    currency: string, interval_unit: IntervalUnit, interval_count: number, provider: string | null, account_id: string | null
    provider_id: string | null, customer_id: string | null, provider_state: string | null, trial_until: string | null
    period_from: string | null, period_until: string | null, paid_until: string | null, cancelled_by: Canceller | null
    ends_at: string | null, ended_at: string | null, paused_at: string | null, pause_id: string | null, change: WaitingChange | null
    card: CardShown | null, unpaid_since: string | null, is_refusal_hard: boolean, retry_at: string | null, pay_url: string | null
    reminders: number, announced_for: string | null, withdrawn_at: string | null, settled_at: string, created_at: string
    balance: number, discount: number, unpaid_amount: number | null
  }
  survey_answer_files: {
    workspace_id: string, answer_id: string, file_id: string
  }
  survey_answers: {
    survey_id: string, assignment_id: string | null, release_id: string, due_day: string | null, number: number | null, day: string
    answers: Answers, flags: number, is_by_client: boolean, author_id: string | null, sent_at: string, updated_at: string
    reviewed_at: string | null, reviewed_by: string | null, sent_back_at: string | null, sent_back_by: string | null
    sent_back_note: string, workspace_id: string, id: string, client_id: string, created_at: string, deleted_at: string | null
  }
  survey_assignments: {
    workspace_id: string, id: string, survey_id: string, client_id: string, opens_hours_before: number, reminder_hour: number | null
    message: string, assigned_by: string | null, ended_at: string | null, created_at: string, opens_at_entry: boolean
  }
  survey_drafts: {
    workspace_id: string, assignment_id: string, client_id: string, release_id: string, answers: Answers, saved_at: string
  }
  survey_former_answers: {
    workspace_id: string, answer_id: string, at: string, answers: Answers
  }
  survey_imports: {
    workspace_id: string, id: string, membership_id: string, file_id: string | null, survey_id: string | null, name: string
    state: 'preview' | 'done', options: unknown, total: number, accepted: number, updated: number, unchanged: number
    created_at: string, finished_at: string | null
  }
  survey_pages: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  survey_questions: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  surveys: {
    workspace_id: string, id: string, cells: unknown, origin_id: string | null, revision: number, name: string, name_key: string
    search: string, type: SurveyType, author_id: string | null, release_id: string | null, version: number | null
    published_revision: number | null, published_at: string | null, questions: number, reader: SurveyReader | null
    welcome_for: WelcomeAudience, welcome_types: string[], created_at: string, archived_at: string | null, deleted_at: string | null
  }
  sweep_failures: {
    job: string, part: number, item: string, tries: number, reason: string, failed_at: string, retry_at: string
  }
  system_exercise_assets: {
    id: string, exercise_id: string, place: number, file_id: string | null, poster_file_id: string | null
    provider: 'youtube' | 'vimeo' | null, video_id: string | null, created_at: string, deleted_at: string | null
  }
  system_exercise_imports: {
    id: string, person_id: string, file_id: string | null, name: string, state: 'preview' | 'done', options: unknown, total: number
    accepted: number, updated: number, unchanged: number, created_at: string, finished_at: string | null
  }
  system_exercise_state: {
    is_only: boolean, digest: string | null, revision: number
  }
  system_exercises: {
    id: string, slug: string | null, edited_at: string | null, archived_at: string | null, name_it: string, name_en: string
    category: ExerciseCategory, primary_muscles: Muscle[], secondary_muscles: Muscle[], equipment: Equipment[]
    mechanic: 'compound' | 'isolation' | 'none', force: 'push' | 'pull' | 'static' | 'none'
    level: 'beginner' | 'intermediate' | 'expert', type: 'reps' | 'time' | 'distance', is_unilateral: boolean, cue_it: string
    cue_en: string, name_key_it: string, name_key_en: string, search: string, created_at: string, updated_at: string
  }
  system_food_state: {
    is_only: boolean, digest: string | null, revision: number
  }
  system_foods: {
    id: string, source_id: number, twin_source_id: number | null, synonyms: string, below_limit: BelowLimit, carbs_total: number | null
    archived_at: string | null, allergy_facts_changed_at: string | null, name_it: string, name_en: string
    category: FoodCategory | null, kcal: number | null, protein: number | null, carbs: number | null, lipids: number | null
    carbs_include_fiber: boolean, nutrients: Nutrients, measures: SourcedMeasure[], allergens: AllergenTags, name_key_it: string
    name_key_en: string, created_at: string, updated_at: string, search: string
  }
  test_google_events: {
    account: string, id: string, change: number, starts_at: string, event: unknown
  }
  test_google_objects: {
    id: string, kind: 'account' | 'code' | 'grant' | 'channel', account: string, object: unknown, created_at: string
  }
  test_payment_objects: {
    id: string, kind: 'account' | 'checkout' | 'payment' | 'subscription' | 'answer' | 'event', account_id: string, place: number
    object: unknown, created_at: string
  }
  training_maxima: {
    workspace_id: string, client_id: string, exercise_key: string, from_day: string, exercise: ExerciseCell, kg: number | null
    source: MaximumSource, of_kg: number | null, share: number | null, author_id: string | null, updated_at: string
  }
  training_plans: {
    workspace_id: string, client_id: string, is_outdated: boolean, summed_day: string, planned: number, done: number
  }
  training_schools: {
    id: string, name: string, description: string, created_at: string
  }
  uploads: {
    workspace_id: string, id: string, person_id: string, name: string, mime_type: string, bytes: number, received: number
    growth: Growth, writer: string | null, writing_until: string | null, outcome: Outcome | null, created_at: string
    expires_at: string
  }
  visit_finishes: {
    workspace_id: string, visit_id: string, finished_at: string, release_id: string, author_id: string | null, summary: VisitSummary
    figures: StoredFigures
  }
  visit_laboratory_values: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  visit_own_fields: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  visit_settings: {
    workspace_id: string, changes: VisitSettingsChanges, updated_at: string
  }
  visits: {
    workspace_id: string, id: string, cells: unknown, origin_id: string | null, revision: number, client_id: string | null
    author_id: string | null, taken_on: string | null, document_revision: number, finished_at: string | null
    finished_revision: number | null, is_draft: boolean, release_id: string | null, finished_on: string | null
    next_visit_on: string | null, measurement_type: 'FOLDS' | 'BIA' | 'MANUAL' | null, weight: number | null, height: number | null
    fat_mass_perc: number | null, fat_free_mass_perc: number | null, bmr: number | null, fat_formula: BodyFatFormulaName | null
    metabolic_formula: MetabolicFormulaName | null, activity_level: ActivityLevel | null, figures: StoredFigures | null
    shared_at: string | null, created_at: string, deleted_at: string | null
  }
  weights: {
    workspace_id: string, id: string, client_id: string, day: string, kg: number
    source: 'manual' | 'client' | 'visit' | 'progress' | 'metric' | 'survey', note: string, is_by_client: boolean
    author_id: string | null, created_at: string, deleted_at: string | null, visit_id: string | null, survey_answer_id: string | null
  }
  workout_comments: {
    workspace_id: string, id: string, client_id: string, exercise_id: string, text: string, author_id: string | null
    is_by_client: boolean, created_at: string, read_at: string | null, deleted_at: string | null
  }
  workout_days: {
    workspace_id: string, client_id: string, day: string, planned: number, dated: number, done: number, day_ids: string[]
  }
  workspaces: {
    id: string, name: string, currency: 'EUR' | 'USD', trial_ends_at: string, created_at: string, updated_at: string
    suspended_at: string | null, suspension_reason: string | null, closing_at: string | null
  }
  worn_apps: {
    workspace_id: string | null, id: string | null, name: string | null, main_color: string | null, logo_file_id: string | null
    min_app_version: string | null, push_app_id: string | null, ios_url: string | null, android_url: string | null
  }
}
