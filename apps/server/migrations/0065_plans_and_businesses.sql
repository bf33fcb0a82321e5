-- A plan that was paid while another one ran is cancelled and refunded; the page of its purchase says how far that has come.

alter table plan_checkouts drop constraint plan_checkouts_state_check;
alter table plan_checkouts add constraint plan_checkouts_state_check
  check (state in ('asked', 'open', 'settling', 'paid', 'failed', 'expired', 'ended', 'returning', 'returned'));

drop index plan_checkouts_to_settle;
create index plan_checkouts_to_settle on plan_checkouts (settled_at) where state in ('asked', 'open', 'settling', 'returning', 'paid');

-- The operator's list of all businesses, in its orders.
create index workspaces_by_registration on workspaces (created_at, id);
create index workspaces_by_name on workspaces (search_form(name), id);
-- Active clients are counted for the list, and whenever a plan is checked.
create index clients_counted on clients (workspace_id, status) where deleted_at is null and source <> 'sample';
