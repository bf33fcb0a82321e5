-- A purchase that was withdrawn takes its credits along, also those that come back to its pack later.
alter table credit_packs add column withdrawn_at timestamptz;
