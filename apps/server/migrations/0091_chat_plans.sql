-- The statements in the function are planned for the workspace at hand: a plan for all of them expects the average business.
alter function search_messages(uuid, text[], uuid, integer, integer) set plan_cache_mode = force_custom_plan;

-- a member belongs to one business: without this the planner multiplies the two, and expects few of an admin's conversations
create statistics conversation_readers_member_business (dependencies) on workspace_id, membership_id from conversation_readers;
