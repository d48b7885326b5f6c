-- A session that plays a replica passes over ordinary triggers; these hold for it, too.
ALTER TABLE application_events ENABLE ALWAYS TRIGGER application_events_append_only;
--> statement-breakpoint
ALTER TABLE audit_trail ENABLE ALWAYS TRIGGER audit_trail_append_only;
