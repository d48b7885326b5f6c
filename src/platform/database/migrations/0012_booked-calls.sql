CREATE TABLE "adviser_absences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adviser_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"adviser_id" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "adviser_absences_sound" CHECK ("adviser_absences"."first_day" <= "adviser_absences"."last_day")
);
--> statement-breakpoint
CREATE TABLE "adviser_hours" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adviser_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"adviser_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "adviser_hours_sound" CHECK ("adviser_hours"."weekday" between 1 and 7 and "adviser_hours"."from_minute" >= 0
        and "adviser_hours"."from_minute" < "adviser_hours"."to_minute" and "adviser_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "advisers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advisers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"shown_name" text NOT NULL,
	"languages" text[] NOT NULL,
	"topics" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"slot_minutes" smallint DEFAULT 30 NOT NULL,
	"buffer_minutes" smallint DEFAULT 10 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "advisers_staff_id_unique" UNIQUE("staff_id")
);
--> statement-breakpoint
CREATE TABLE "booked_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booked_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"booking_key" text NOT NULL,
	"adviser_id" bigint NOT NULL,
	"customer_id" text,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"state" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"details" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booked_calls_reference_unique" UNIQUE("reference"),
	CONSTRAINT "booked_calls_state_known" CHECK ("booked_calls"."state" in ('booked', 'cancelled')),
	CONSTRAINT "booked_calls_sound" CHECK ("booked_calls"."starts_at" < "booked_calls"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "adviser_absences" ADD CONSTRAINT "adviser_absences_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_hours" ADD CONSTRAINT "adviser_hours_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisers" ADD CONSTRAINT "advisers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_calls" ADD CONSTRAINT "booked_calls_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_calls" ADD CONSTRAINT "booked_calls_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adviser_absences_adviser" ON "adviser_absences" USING btree ("adviser_id","last_day");--> statement-breakpoint
CREATE INDEX "adviser_hours_adviser" ON "adviser_hours" USING btree ("adviser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booked_calls_key" ON "booked_calls" USING btree ("booking_key");--> statement-breakpoint
CREATE INDEX "booked_calls_adviser" ON "booked_calls" USING btree ("adviser_id","starts_at");--> statement-breakpoint
CREATE INDEX "booked_calls_start" ON "booked_calls" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "booked_calls_customer" ON "booked_calls" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "booked_calls" ADD CONSTRAINT "booked_calls_apart" EXCLUDE USING gist ("adviser_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'booked');
