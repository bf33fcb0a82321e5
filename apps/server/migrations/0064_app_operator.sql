-- The operator's side of a business's own app, and the look that the app gives to everybody in the business.

alter table custom_apps
  -- when its people were told that it has come
  add column launched_at timestamptz,
  add check (push_app_id = lower(push_app_id));
-- a device names the app by this id, and the key to reach it stands in the app's row
create unique index custom_apps_by_push_app on custom_apps (push_app_id) where push_app_id is not null;
create index custom_apps_by_change on custom_apps (updated_at, id);
create index custom_apps_to_launch on custom_apps (activation_date) where state = 'active' and launched_at is null;
grant insert on custom_apps to :system_role;

-- The apps whose day has come, in Europe/Rome: name, colour and logo are those of the business from then on.
create view worn_apps with (security_invoker = true) as
  select workspace_id, id, name, main_color, logo_file_id, min_app_version, push_app_id, ios_url, android_url
  from custom_apps
  where state = 'active' and activation_date <= (now() at time zone 'Europe/Rome')::date;
grant select on worn_apps to :app_role, :system_role;

-- the app's own row has them
alter table workspaces drop column app_main_color, drop column app_logo_file_id;

-- a device of OneSignal belongs to the installation's app, or to that of a business
comment on column devices.keys is 'type: { p256dh?: string, auth?: string, app?: string }';
