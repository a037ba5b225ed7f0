import Channel

/// One end of the stream socket between a speaker and who has it speak.
package typealias SpeakerChannel = MessageChannel<SpeakerMessage>
