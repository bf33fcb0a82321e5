-- A client can be asked to write down what they eat.
alter table client_actions
  drop constraint client_actions_kind_check,
  add constraint client_actions_kind_check check (kind in ('weigh in', 'upload photos', 'keep food diary', 'answer', 'read', 'other'));

-- When somebody first did what a release asks of them: of a meal plan, when they ticked its first meal.
alter table document_receipts add column used_at timestamptz;
