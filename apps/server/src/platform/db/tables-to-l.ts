// Written by tables.test.ts from the migrated schema: `vitest run --project api platform/db/tables --update=all`.
import type { Language } from '@allenio/contract'
import type {
  ExclusionTarget,
  FoodMeasure,
  AllergenTags,
  DatedVerdict,
  FoodTableOrder,
  FoodCategory,
  Nutrients,
} from '@allenio/contract/aliments'
import type { FeedDetail } from '@allenio/contract/calendars'
import type { Slot } from '@allenio/contract/chat'
import type { CreditCause } from '@allenio/contract/credits'
import type { CustomAppFileKind, CustomAppState, CustomAppPayment, CustomAppSteps } from '@allenio/contract/custom-apps'
import type { Operation, BatchOutcome, DocumentRow } from '@allenio/contract/documents'
import type { EventColor } from '@allenio/contract/event-colors'
import type { ExerciseCategory, Muscle, Equipment } from '@allenio/contract/exercises'
import type { FirstVisitStepName } from '@allenio/contract/first-visits'
import type { MetabolicFormulaName, ActivityLevel, DesirableWeightFormula, BodyState, DayType } from '@allenio/contract/macros'
import type { WrittenEntry } from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
import type { DiscountDuration } from '@allenio/contract/packages'
import type { ExerciseCell, RowCells, SetKind } from '@allenio/contract/programs'
import type { CheckoutState, CheckoutSource, BuyerFiscal, CheckoutConsent, DisputeState } from '@allenio/contract/purchases'
import type { MeasuredAmount } from '@allenio/contract/recipes'
import type { AgendaLayer } from '@allenio/contract/reminders'
import type { Repetition } from '@allenio/contract/repetition'
import type { RuleChanges, BookingRules, BookingState } from '@allenio/contract/reservations'
import type { RichText } from '@allenio/contract/rich-text'
import type { SkipReason, Pain, RepsAtLoads, ExerciseRecords, UsedMaximum } from '@allenio/contract/workouts'
import type { CopyThing, CopyFields } from '@allenio/domain/calendars'
import type { ToldBooking } from '@allenio/domain/reservations'

export interface TablesToL {
  action_completions: {
    workspace_id: string, id: string, action_id: string, due_day: string, completed_at: string, answer: string, is_by_client: boolean
    author_id: string | null
  }
  adherence_thresholds: {
    workspace_id: string, client_id: string, good: number, fair: number
  }
  agenda_settings: {
    workspace_id: string, membership_id: string, hidden_layers: AgendaLayer[]
  }
  all_exercises: {
    id: string | null, is_own: boolean | null, system_id: string | null, name_it: string | null, name_en: string | null
    category: string | null, primary_muscles: string[] | null, secondary_muscles: string[] | null, equipment: string[] | null
    mechanic: string | null, force: string | null, level: string | null, type: string | null, is_unilateral: boolean | null
    cue_it: string | null, cue_en: string | null, tags: string[] | null, tag_keys: string[] | null, name_key_it: string | null
    name_key_en: string | null, search: string | null, created_at: string | null, updated_at: string | null, deleted_at: string | null
  }
  all_foods: {
    id: string | null, is_own: boolean | null, system_id: string | null, author_id: string | null, name_it: string | null
    name_en: string | null, category: string | null, brand: string | null, barcode: string | null, kcal: number | null
    protein: number | null, carbs: number | null, lipids: number | null, carbs_include_fiber: boolean | null, nutrients: unknown
    allergens: unknown, version: number | null, picture_file_id: string | null, is_hidden: boolean | null, name_key_it: string | null
    name_key_en: string | null, search: string | null, created_at: string | null, updated_at: string | null, deleted_at: string | null
    is_listed: boolean | null, is_of_later_table: boolean | null, synonyms: string | null
  }
  appointment_kinds: {
    workspace_id: string, id: string, name: string, name_key: string, duration_minutes: number, credits: number, color: EventColor
    place: string, is_place_single: boolean, link: string, rules: RuleChanges, archived_at: string | null, created_at: string
  }
  appointments: {
    workspace_id: string, id: string, series_id: string | null, planned_start: string, kind_id: string, host_id: string | null
    starts_at: string, ends_at: string, day: string, clock: string, zone: string, is_in_window: boolean, capacity: number
    taken: number, waiting: number, place_key: string | null, buffer_before: number, buffer_after: number, note: string
    is_cancelled: boolean, least_people: number | null, judged_at: string | null, created_at: string, updated_at: string
    meet_link: string
  }
  attention_marks: {
    workspace_id: string, membership_id: string, client_id: string, reason: string, occurrence: string, kind: 'snoozed' | 'dismissed'
    until: string, press_id: string
  }
  audit_log: {
    workspace_id: string, id: string, person_id: string | null, action: string, subject_id: string | null, details: unknown
    request_id: string | null, created_at: string
  }
  booking_settings: {
    workspace_id: string, rules: BookingRules
  }
  bookings: {
    appointment_id: string, state: BookingState, seat: number | null, starts_at: string, ends_at: string, day: string, credits: number
    answer: string, is_by_client: boolean, author_id: string | null, cancelled_at: string | null, changed_by: string | null
    seat_given_at: string | null, reason: string, marked_at: string | null, told: ToldBooking | null, tell_at: string | null
    sequence: number, workspace_id: string, id: string, client_id: string, created_at: string, deleted_at: string | null
  }
  business_days: {
    workspace_id: string, day: string, active_clients: number, inactive_clients: number, is_seen: boolean
  }
  business_profiles: {
    workspace_id: string, logo_file_id: string | null, address: string, country: string, vat_number: string | null
    email: string | null, phone: string | null, language: 'it' | 'en', time_zone: string, updated_at: string
    profession: 'coach' | 'dietitian' | 'both', fiscal_code: string | null, certified_mail: string | null
    recipient_code: string | null, asks_fiscal: boolean
  }
  calendar_copies: {
    workspace_id: string, id: string, link_id: string, thing: CopyThing, thing_id: string, occurrence: string, event_id: string
    asked: CopyFields | null, settled: CopyFields | null, settled_at: string | null, is_changed_there: boolean, due_at: string | null
    hints: number, failures: number, claimed_until: string | null, is_meet_pending: boolean, starts_at: string
  }
  calendar_feeds: {
    workspace_id: string, membership_id: string, token_hash: Buffer, detail: FeedDetail, created_at: string, read_at: string | null
  }
  calendar_sources: {
    workspace_id: string, link_id: string, membership_id: string, is_live: boolean, zone: string, sync_token: string | null
    window_from: string | null, window_to: string | null, full_at: string | null, synced_at: string | null, generation: number
    poll_at: string, failures: number, claimed_until: string | null, channel_id: string | null, channel_resource: string | null
    channel_token_hash: Buffer | null, channel_ends_at: string | null
  }
  challenges: {
    id: string, kind: string, person_id: string | null, challenge: string, expires_at: string
  }
  chat_attachments: {
    workspace_id: string, id: string, file_id: string, name: string, search: string, membership_id: string | null, created_at: string
  }
  chat_settings: {
    workspace_id: string, is_on_for_new_clients: boolean, availability: 'always' | 'slots', slots: Slot[], welcome_is_on: boolean
    welcome_text: string, updated_at: string
  }
  checkouts: {
    workspace_id: string, id: string, package_id: string, version_id: string, state: CheckoutState, source: CheckoutSource
    client_id: string | null, email: string, email_key: string, first_name: string, last_name: string, phone: string | null
    language: Language, time_zone: string, fiscal: BuyerFiscal, consents: CheckoutConsent[], amount: number, total: number
    currency: string, has_trial: boolean, discount_code_id: string | null, discount: number, provider: string | null
    account_id: string | null, provider_id: string | null, customer_id: string | null, provider_subscription_id: string | null
    provider_payment_id: string | null, url: string | null, browser_hash: string | null, link_hash: string | null
    link_id: string | null, claimed_at: string | null, sent_by: string | null, expires_at: string, paid_at: string | null
    fulfilled_at: string | null, blanked_at: string | null, settled_at: string, created_at: string, looked_at: string | null
    terms_id: string | null, person_id: string | null, pays_at_once: boolean
  }
  client_actions: {
    workspace_id: string, id: string, client_id: string
    kind: 'weigh in' | 'upload photos' | 'keep food diary' | 'answer' | 'read' | 'survey' | 'other', title: string, body: string
    start_day: string, due_day: string, repetition: Repetition, until_day: string | null, is_done: boolean, missed: number
    is_mailed: boolean, nudged_day: string | null, author_id: string | null, created_at: string, updated_at: string
    deleted_at: string | null, held_day: string | null
  }
  client_collaborators: {
    workspace_id: string, client_id: string, membership_id: string, created_at: string
  }
  client_energy: {
    workspace_id: string, client_id: string, formula: MetabolicFormulaName, manual_bmr: number | null
    activity_level: ActivityLevel | null, desirable_formula: DesirableWeightFormula, manual_desirable_kg: number | null
    state: BodyState | null, updated_at: string, adjustment_kcal: number | null
  }
  client_exclusions: {
    workspace_id: string, id: string, client_id: string, kind: 'allergy' | 'intolerance' | 'diet' | 'dislike', target: ExclusionTarget
    note: string, is_by_client: boolean, author_id: string | null, created_at: string, deleted_at: string | null
  }
  client_files: {
    workspace_id: string, id: string, client_id: string, file_id: string, name: string, search: string, author_id: string | null
    created_at: string, deleted_at: string | null
  }
  client_imports: {
    workspace_id: string, id: string, membership_id: string | null, file_id: string | null, name: string
    state: 'preview' | 'waiting' | 'running' | 'done' | 'failed', options: unknown, total: number, done: number, created: number
    refused: unknown, types_left_out: string[], created_at: string, finished_at: string | null
  }
  client_load_steps: {
    workspace_id: string, client_id: string, kg: number
  }
  client_metrics: {
    workspace_id: string, client_id: string, kind: string, metric_id: string | null, target: number | null, target_day: string | null
    created_at: string, deleted_at: string | null
  }
  client_pauses: {
    from_day: string, until_day: string | null, note: string, author_id: string | null, updated_at: string, workspace_id: string
    id: string, client_id: string, created_at: string, deleted_at: string | null, pauses_payments: boolean
  }
  client_products: {
    workspace_id: string, client_id: string, food_key: string, product_id: string, created_at: string
  }
  client_settings: {
    workspace_id: string, may_add_weights: boolean, may_add_photos: boolean, may_add_metrics: boolean
    deactivate_after_days: number | null, notifies_deactivation: boolean, updated_at: string, may_pause_subscription: boolean
    unpaid_days: number
  }
  client_tags: {
    workspace_id: string, client_id: string, tag: string, tag_key: string
  }
  client_types: {
    workspace_id: string, id: string, name: string, name_key: string, color: string, position: number, created_at: string
  }
  clients: {
    workspace_id: string, id: string, membership_id: string | null, first_name: string, last_name: string, email: string | null
    email_key: string | null, phone: string | null, sex: 'female' | 'male' | null, birth_date: string | null, height_cm: number | null
    language: 'it' | 'en', time_zone: string, photo_file_id: string | null, type_id: string | null, goal: string, injuries: string
    allergies: string, status: 'active' | 'inactive', deactivated_at: string | null, restored_at: string | null
    registered_at: string | null, invited_at: string | null, declined_at: string | null, subscription_end: string | null
    subscription_source: 'manual' | 'payment' | null, note: RichText | null, note_updated_at: string | null
    source: 'team' | 'link' | 'import' | 'purchase' | 'demo' | 'sample', name_key: string, search: string, created_at: string
    updated_at: string, deleted_at: string | null
  }
  closures: {
    workspace_id: string, id: string, title: string, host_id: string | null, starts_at: string, ends_at: string, is_holiday: boolean
    created_at: string, deleted_at: string | null
  }
  collaborator_invitations: {
    workspace_id: string, id: string, email_key: string, sent_at: string
  }
  completed_exercises: {
    workspace_id: string, id: string, workout_id: string, client_id: string, row_id: string | null, position: number
    superset: string | null, exercise: ExerciseCell, exercise_key: string, target: RowCells | null, skip_reason: SkipReason | null
    note: string, pain: Pain | null, video_file_id: string | null, is_removed: boolean, changed_at: string, started_at: string
    day: string, is_counted: boolean, sets_done: number, kg: number | null, reps: number | null, epley_kg: number | null
    brzycki_kg: number | null, tonnage_kg: number, reps_at_loads: RepsAtLoads, records: ExerciseRecords, maximum: UsedMaximum | null
  }
  completed_set_edits: {
    workspace_id: string, set_id: string, changed_at: string, kind: string, kg: number | null, reps: number | null
    seconds: number | null, metres: number | null, rpe: number | null, rir: number | null, done_at: string | null, is_removed: boolean
    created_at: string
  }
  completed_sets: {
    workspace_id: string, id: string, exercise_id: string, position: number, kind: SetKind, kg: number | null, reps: number | null
    seconds: number | null, metres: number | null, rpe: number | null, rir: number | null, done_at: string | null, is_removed: boolean
    changed_at: string
  }
  completed_workouts: {
    workspace_id: string, id: string, client_id: string, program_user_id: string | null, release_id: string | null
    day_id: string | null, planned_workout_id: string | null, name: string, day: string, started_at: string, finished_at: string | null
    state: 'under way' | 'finished' | 'discarded', rpe: number | null, note: string, changed_at: string, author_id: string | null
    is_by_client: boolean, import_id: string | null, created_at: string, notified_at: string | null, exercises: number, sets: number
    sets_done: number, minutes: number, tonnage_kg: number, records: number, pains: number, comments: number
    is_unread_by_team: boolean, is_unread_by_client: boolean
    import_source: 'strong' | 'hevy' | 'truecoach' | 'trainerize' | 'everfit' | 'other' | null
  }
  consents: {
    workspace_id: string, id: string, client_id: string, purpose: 'data processing' | 'health data', wording: string
    version: string | null, language: 'it' | 'en', day: string, form: 'paper' | 'app', recorded_by: string | null
    withdrawn_on: string | null, withdrawn_by: string | null, created_at: string, scan_file_id: string | null
  }
  conversation_readers: {
    workspace_id: string, conversation_id: string, membership_id: string, read_to: string | null, unread_count: number
    wiped_to: string | null, wiped_count: number, draft: string, draft_is_note: boolean
  }
  conversations: {
    workspace_id: string, id: string, client_id: string, is_enabled: boolean, revision: number, top_id: string | null
    last_message_id: string | null, last_message_at: string | null, message_count: number, note_count: number
    waiting_since: string | null, client_read_to: string | null, team_read_to: string | null, wiped_to: string | null
    welcome_due_at: string | null, created_at: string
  }
  credit_entries: {
    workspace_id: string, id: string, pack_id: string, client_id: string, amount: number, balance: number, cause: CreditCause
    booking_id: string | null, about_kind: string | null, about_start: string | null, about_zone: string | null, note: string
    author_id: string | null, created_at: string
  }
  credit_packs: {
    kind_id: string | null, amount: number, remaining: number, from_day: string, until_day: string | null, cause: CreditCause
    cause_id: string | null, author_id: string | null, workspace_id: string, id: string, client_id: string, created_at: string
    deleted_at: string | null, withdrawn_at: string | null
  }
  custom_app_files: {
    workspace_id: string, id: string, app_id: string, kind: CustomAppFileKind, file_id: string, name: string, bytes: number
    created_at: string
  }
  custom_apps: {
    workspace_id: string, id: string, state: CustomAppState, revision: number, name: string, main_color: string | null
    logo_file_id: string | null, is_logo_opaque: boolean, min_app_version: string | null, push_app_id: string | null
    sealed_push_key: string | null, ios_url: string | null, android_url: string | null, activation_date: string | null
    business_name: string, country: string, vat_number: string | null, fiscal_code: string | null, billing_address: string
    postal_code: string, certified_mail: string | null, recipient_code: string | null, installments: number | null
    payment_status: CustomAppPayment, requested_at: string | null, steps: CustomAppSteps, created_at: string, updated_at: string
    launched_at: string | null
  }
  device_keys: {
    person_id: string, key_hash: Buffer, created_at: string, expires_at: string
  }
  devices: {
    id: string, person_id: string, session_id: string, kind: 'web push' | 'onesignal', endpoint: string
    keys: { p256dh?: string, auth?: string, app?: string }, created_at: string, last_used_at: string | null
  }
  diary_days: {
    workspace_id: string, client_id: string, day: string, day_type: DayType | null, day_type_changed_at: string
    plan_day_id: string | null, plan_day_changed_at: string, note: string, note_changed_at: string
  }
  diary_entries: {
    workspace_id: string, id: string, client_id: string, day: string, time: string | null, text: string, kcal: number | null
    created_at: string, deleted_at: string | null, food: FoodCell | null, grams: number | null, measure: MeasuredAmount | null
    words: string, match_id: string | null, written: WrittenEntry | null
  }
  diary_matches: {
    workspace_id: string, id: string, client_id: string | null, text: string, words: string, food: FoodCell, grams: number
    measure: MeasuredAmount | null, created_at: string, updated_at: string
  }
  diary_meals: {
    workspace_id: string, client_id: string, day: string, meal_id: string, assignment_id: string, release_id: string
    state: 'eaten' | 'partly' | 'skipped' | null, eaten_row_ids: string[], state_changed_at: string, note: string
    note_changed_at: string, created_at: string
  }
  diary_photos: {
    workspace_id: string, id: string, client_id: string, day: string, meal_id: string | null, entry_id: string | null, file_id: string
    created_at: string, deleted_at: string | null
  }
  diary_sums: {
    workspace_id: string, client_id: string, day: string, planned_kcal: number, eaten_kcal: number, logged_kcal: number | null
    percent: number | null, is_whole: boolean
  }
  diary_swaps: {
    workspace_id: string, client_id: string, day: string, row_id: string, assignment_id: string, release_id: string
    planned_food: FoodCell, planned_grams: number, food: FoodCell | null, grams: number, alternative_id: string | null
    changed_at: string
  }
  diary_waters: {
    workspace_id: string, id: string, client_id: string, day: string, ml: number, created_at: string, deleted_at: string | null
  }
  discount_codes: {
    workspace_id: string, id: string, code: string, percent: number | null, amount: number | null, duration: DiscountDuration
    uses_at_most: number | null, uses: number, from_day: string | null, until_day: string | null, package_ids: string[]
    archived_at: string | null, created_at: string
  }
  discount_uses: {
    workspace_id: string, sale_id: string, discount_code_id: string, held_until: string, is_used: boolean
  }
  disputes: {
    workspace_id: string, id: string, payment_id: string, provider_id: string, amount: number, state: DisputeState, reason: string
    due_at: string | null, created_at: string
  }
  document_batches: {
    workspace_id: string, id: string, document_id: string, revision: number, gesture_id: string, kind: 'edit' | 'undo' | 'redo'
    author_id: string | null, operations: Operation[], inverse: Operation[], outcome: BatchOutcome, created_at: string
  }
  document_contents: {
    workspace_id: string, digest: string, rows: DocumentRow[], created_at: string, bytes: number
  }
  document_receipts: {
    workspace_id: string, release_id: string, membership_id: string, sent_at: string | null, stored_at: string | null
    opened_at: string | null, used_at: string | null
  }
  document_releases: {
    workspace_id: string, id: string, document_id: string | null, number: number, digest: string, revision: number, note: string
    author_id: string | null, created_at: string
  }
  document_row_edits: {
    workspace_id: string, document_id: string, revision: number, row_id: string, cells: string[]
  }
  documents: {
    workspace_id: string, id: string, kind: string, revision: number, oldest_revision: number, deleted_rows_since: string | null
    updated_at: string, row_bytes: number, history_bytes: number
  }
  energy_readings: {
    workspace_id: string, client_id: string, assignment_id: string, assigned_at: string, is_more: boolean, is_excluded: boolean
    target_kcal: number, proposed_kcal: number, least_kcal: number, most_kcal: number, day: string
  }
  exercise_alternatives: {
    workspace_id: string, exercise_id: string, alternative_id: string, place: number
  }
  exercise_assets: {
    workspace_id: string, id: string, exercise_id: string, place: number, file_id: string | null, poster_file_id: string | null
    provider: 'youtube' | 'vimeo' | null, video_id: string | null, created_at: string, deleted_at: string | null
  }
  exercise_bests: {
    workspace_id: string, client_id: string, exercise_key: string, kg: number | null, epley_kg: number | null
    brzycki_kg: number | null, tonnage_kg: number | null, reps_at_loads: RepsAtLoads, updated_at: string, loaded: number
    estimated: number, with_volume: number
  }
  exercise_favorites: {
    workspace_id: string, membership_id: string, exercise_id: string, created_at: string
  }
  exercise_imports: {
    workspace_id: string, id: string, membership_id: string, file_id: string | null, name: string, state: 'preview' | 'done'
    options: unknown, total: number, accepted: number, updated: number, unchanged: number, created_at: string
    finished_at: string | null
  }
  exercise_names: {
    id: string | null, is_own: boolean | null, name_it: string | null, name_en: string | null, primary_muscles: string[] | null
    secondary_muscles: string[] | null, equipment: string[] | null, type: string | null, is_unilateral: boolean | null
    is_offered: boolean | null
  }
  exercise_settings: {
    workspace_id: string, hides_library: boolean, revision: number
  }
  exercises: {
    workspace_id: string, id: string, system_id: string | null, tags: string[], tag_keys: string[], deleted_at: string | null
    name_it: string, name_en: string, category: ExerciseCategory, primary_muscles: Muscle[], secondary_muscles: Muscle[]
    equipment: Equipment[], mechanic: 'compound' | 'isolation' | 'none', force: 'push' | 'pull' | 'static' | 'none'
    level: 'beginner' | 'intermediate' | 'expert', type: 'reps' | 'time' | 'distance', is_unilateral: boolean, cue_it: string
    cue_en: string, name_key_it: string, name_key_en: string, search: string, created_at: string, updated_at: string
  }
  exports: {
    id: string, person_id: string, workspace_id: string | null, scope: 'person' | 'workspace', state: 'waiting' | 'ready' | 'failed'
    file_id: string | null, created_at: string, expires_at: string | null
  }
  external_events: {
    workspace_id: string, id: string, membership_id: string, link_id: string | null, google_calendar_event_id: string, title: string
    starts_at: string, ends_at: string, is_all_day: boolean, day: string, last_day: string, is_busy: boolean, is_writable: boolean
    generation: number
  }
  files: {
    workspace_id: string, id: string, person_id: string | null, name: string, mime_type: string, kind: 'image' | 'video' | 'other'
    bytes: number, width: number | null, height: number | null, storage_key: string, thumb_key: string | null
    thumb_bytes: number | null, is_export: boolean, created_at: string, deleted_at: string | null, erase_after: string | null
    is_sealed: boolean
  }
  first_sets: {
    workspace_id: string, program_user_id: string, release_id: string, first_set_at: string
  }
  first_visits: {
    workspace_id: string, client_id: string, skipped_steps: FirstVisitStepName[], started_by: string | null, started_at: string
    ended_at: string | null
  }
  food_favorites: {
    workspace_id: string, membership_id: string, food_id: string, created_at: string
  }
  food_imports: {
    workspace_id: string, id: string, membership_id: string, file_id: string | null, name: string, state: 'preview' | 'done'
    options: unknown, total: number, accepted: number, updated: number, unchanged: number, created_at: string
    finished_at: string | null
  }
  food_overlays: {
    workspace_id: string, food_id: string, is_hidden: boolean, measures: FoodMeasure[], allergens: AllergenTags
    allergy_facts_changed_at: string | null, updated_at: string
  }
  food_product_uses: {
    workspace_id: string, product_id: string, food_key: string, food_name: string, created_at: string
  }
  food_products: {
    workspace_id: string, id: string, brand: string, name: string, barcode: string | null, verdicts: DatedVerdict[], read_on: string
    reader_id: string | null, withdrawn_at: string | null, withdrawal: 'recipe changed' | 'mistake' | null, created_at: string
    updated_at: string
  }
  food_state: {
    workspace_id: string, revision: number, tables: FoodTableOrder
  }
  food_versions: {
    workspace_id: string, food_id: string, version: number, content: unknown, author_id: string | null, created_at: string
  }
  foods: {
    workspace_id: string, id: string, system_id: string | null, author_id: string | null, brand: string, barcode: string | null
    density: number | null, edible_part: number | null, cooking_factor: number | null, note: string, picture_file_id: string | null
    version: number, allergy_facts_changed_at: string | null, deleted_at: string | null, name_it: string, name_en: string
    category: FoodCategory | null, kcal: number | null, protein: number | null, carbs: number | null, lipids: number | null
    carbs_include_fiber: boolean, nutrients: Nutrients, measures: FoodMeasure[], allergens: AllergenTags, name_key_it: string
    name_key_en: string, created_at: string, updated_at: string, search: string
  }
  google_consents: {
    workspace_id: string, id: string, membership_id: string, session_id: string, state_hash: Buffer, verifier: string
    expires_at: string
  }
  google_links: {
    workspace_id: string, id: string, membership_id: string, subject: string, email: string, scopes: string[], refresh_token: string
    access_token: string, access_ends_at: string, state: 'linked' | 'broken' | 'ending', keeps_copies: boolean, ended_at: string | null
    created_at: string
  }
  group_clients: {
    workspace_id: string, group_id: string, client_id: string, added_at: string
  }
  groups: {
    workspace_id: string, id: string, author_id: string | null, name: string, color: EventColor, note: string, name_key: string
    search: string, created_at: string, updated_at: string, deleted_at: string | null
  }
  idempotency_keys: {
    workspace_id: string, person_id: string, endpoint: string, key: string, body_hash: Buffer, status: number | null, answer: unknown
    created_at: string, intent: unknown
  }
  instance_values: {
    name: string, value: unknown, created_at: string
  }
  invitations: {
    workspace_id: string, email_key: string, membership_id: string | null, email: string, first_name: string, last_name: string
    language: 'it' | 'en', sent_at: string, declined_at: string | null, is_waiting: boolean
  }
  job_successes: {
    job: string, succeeded_at: string
  }
  known_devices: {
    person_id: string, device: string, first_seen_at: string
  }
  label_checks: {
    workspace_id: string, id: string, client_id: string, food_key: string, food_id: string | null, food_name: string, brand: string
    name: string, barcode: string | null, outcome: 'open' | 'decided' | 'unreadable', product_id: string | null
    decided_at: string | null, decider_id: string | null, created_at: string, deleted_at: string | null
  }
  label_photos: {
    workspace_id: string, id: string, check_id: string | null, product_id: string | null, file_id: string, position: number
    created_at: string
  }
  links: {
    id: string, kind: string, token_hash: Buffer, person_id: string | null, workspace_id: string | null, email_key: string
    details: unknown, expires_at: string, used_at: string | null, created_at: string
  }
  list_views: {
    workspace_id: string, id: string, membership_id: string, list: string, name: string, filters: unknown, position: number
    created_at: string
  }
  login_tries: {
    subject_hash: Buffer, failures: number, blocked_until: string | null, last_at: string
  }
}
